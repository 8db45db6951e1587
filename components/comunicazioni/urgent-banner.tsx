import { RefreshOn } from '@/components/shell/refresh-on'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Stack } from '@/components/ui/layout'
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
          bg="var(--bad-soft)"
          bd="1px solid var(--bad)"
          bdrs="md"
          aria-label="Comunicazioni urgenti"
        >
          <Stack component="ul" gap={0}>
            {notices.map(({ _id, titolo, richiedeConferma }) => (
              <li key={_id}>
                Urgente, {richiedeConferma ? 'da confermare' : 'da leggere'}:{' '}
                <Box href={pathOf(_id)} component={IntentLink} c="var(--link)" fw={600}>
                  {titolo}
                </Box>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  )
}
