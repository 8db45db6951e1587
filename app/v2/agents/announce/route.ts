import { announceBody } from '@/lib/features/agents/chosen-verbs'
import { agents } from '@/lib/features/agents/resource'
import { chooseReceiver } from '@/lib/features/comunicazioni/choose-receivers'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(agents, 'announce', announceBody, chooseReceiver)
