import { adminsWith } from '@/lib/resources/access'
import { editablePratiche } from './access'
import { assignVerb } from './fields'
import { chaseVerb, recallVerb, suspendVerb, withdrawVerb } from './stalled-schema'

/** What is done with cases chosen in a list, and by whom. */
export const listVerbs = [
  { ...assignVerb, access: adminsWith('pratiche_manage') },
  { ...chaseVerb, access: adminsWith('pratiche_manage') },
  { ...recallVerb, access: editablePratiche },
  { ...suspendVerb, access: editablePratiche },
  { ...withdrawVerb, access: editablePratiche },
]
