import { Box, Card, Flex, Group, Stack, Text } from '@/components/ui/layout'
import { formatDay } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import { hoursWords } from '@/lib/features/formazione/labels'
import type { Hours } from '@/lib/features/formazione/types'
import { CertificateButton } from './certificate-button'
import classes from './training.module.css'

/** The hours that the OAM asks for: of the two years, and at least so many of this one. */
export function OwnHours({ hours: { biennio, anno, attestati, esterni } }: { hours: Hours }) {
  const counted = attestati.filter(({ ore }) => ore > 0)
  return (
    <Card component="aside" gap="sm" p="md" miw={0} className={classes.hours} aria-label="Le mie ore">
      <Text component="h2" fz="md" fw={600}>
        Le mie ore
      </Text>
      <Goal label={`Biennio ${biennio.dal}–${biennio.al}`} done={biennio.ore} goal={biennio.obiettivo} />
      <Goal label={`Nel ${anno.anno}, almeno`} done={anno.ore} goal={anno.obiettivo} />
      <Text c="dimmed" fz="xs">
        Sono le ore degli attestati che hai preso qui, e di quelli presi altrove di cui la sede ha il
        documento.
      </Text>
      {counted.length > 0 && (
        <Stack component="ul" gap="xs" fz="row">
          {counted.map(({ codice, titolo, ore, emessoAt }) => (
            <Group component="li" gap="xs" justify="space-between" wrap="nowrap" key={codice}>
              <span>
                {titolo}
                <Text span display="block" c="dimmed" fz="xs">
                  {hoursWords(ore)} · {formatDay(new Date(emessoAt))}
                </Text>
              </span>
              <Box flex="none">
                <CertificateButton codice={codice} titolo={titolo} />
              </Box>
            </Group>
          ))}
        </Stack>
      )}
      {esterni.length > 0 && (
        <Stack component="ul" gap="xs" fz="row" aria-label="Attestati presi altrove">
          {esterni.map(({ titolo, ente, ore, conseguitoIl, conta }) => (
            <Group
              component="li"
              gap="xs"
              justify="space-between"
              wrap="nowrap"
              key={`${conseguitoIl} ${titolo}`}
            >
              <span>
                {titolo}
                <Text span display="block" c="dimmed" fz="xs">
                  {hoursWords(ore)} · {formatDay(conseguitoIl)} · {ente}
                  {!conta && ' · manca il documento: non contano'}
                </Text>
              </span>
            </Group>
          ))}
        </Stack>
      )}
    </Card>
  )
}

function Goal({ label, done, goal }: { label: string; done: number; goal: number }) {
  const share = Math.min(100, (100 * done) / goal)
  return (
    <Stack gap="xxs" fz="row">
      <Flex rowGap="xxs" columnGap="sm" justify="space-between" wrap="wrap">
        <span>{label}</span>
        <strong className="tabular">
          {numberText(done)} di {hoursWords(goal)}
        </strong>
      </Flex>
      <span className={classes.track} aria-hidden="true">
        <span
          className={classes.fill}
          data-whole={share === 100 || undefined}
          style={{ width: `${share}%` }}
        />
      </span>
    </Stack>
  )
}
