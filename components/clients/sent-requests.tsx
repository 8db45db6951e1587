import { Box, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { formatDay } from '@/lib/core/dates'
import { type FollowedLead, followWords } from '@/lib/features/leads/follow-words'

/** What the client asked for on the site, before it is a case: where it is, and who has it. */
export function SentRequests({ requests }: { requests: readonly FollowedLead[] }) {
  if (requests.length === 0) return null
  return (
    <Box mt="lg" maw="var(--width-page)">
      <Section title="Le richieste che hai inviato">
        <Stack component="ul" gap="md">
          {requests.map((request) => {
            const { title, now } = followWords(request)
            const { agente } = request
            return (
              <li key={request._id}>
                <strong>{title}</strong>
                <Text c="dimmed" figures>
                  {request.prodotto}, {request.codice}, inviata il {formatDay(new Date(request.inviataIl))}
                  {agente && `, la segue ${agente.nome} ${agente.cognome}`}
                </Text>
                <Text>{now}</Text>
              </li>
            )
          })}
        </Stack>
      </Section>
    </Box>
  )
}
