import { type Actor, can } from '@/lib/auth/actor'
import type { Kind } from './kinds'
import { QuotingDesk } from './quoting-desk'

type Props = { actor: Actor; title: string; about: string; kinds: readonly Kind[] }

/** The desk as the office has it: whoever works on cases saves quotes for any agent, whoever keeps the banks moves the indexes. */
export const OfficeDesk = ({ actor, ...rest }: Props) => (
  <QuotingDesk
    {...rest}
    rights={{
      list: can(actor, 'pratiche_manage') ? '/admin/calculators/preventivi' : null,
      office: true,
      shares: can(actor, 'provvigioni_see'),
      supposes: can(actor, 'banks_manage'),
    }}
  />
)
