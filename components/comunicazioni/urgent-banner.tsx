import { RefreshOn } from '@/components/shell/refresh-on'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack } from '@/components/ui/layout'
import classes from './comunicazioni.module.css'
import { pathOf } from './paths'

type Props = { notices: readonly { _id: string; titolo: string; richiedeConferma: boolean }[] }

/** What is urgent stays at the top of the day until it is read, or confirmed where that is asked. */
export function UrgentBanner({ notices }: Props) {
  return (
    <>
      <RefreshOn events={['comunicazione.published']} />
      {notices.length > 0 && (
        <Stack
          component="section"
          gap="xs"
          py="xs"
          px="md"
          className={classes.urgent}
          aria-label="Comunicazioni urgenti"
        >
          <ul>
            {notices.map(({ _id, titolo, richiedeConferma }) => (
              <li key={_id}>
                Urgente, {richiedeConferma ? 'da confermare' : 'da leggere'}:{' '}
                <IntentLink href={pathOf(_id)}>{titolo}</IntentLink>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}
