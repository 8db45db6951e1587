import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { StateBadge } from '@/components/ui/status-badge'
import type { IdentificazioneDetail } from '@/lib/features/aml/identification/schema'
import { CLASSI, type Classe, laPiuAlta } from '@/lib/features/aml/labels'

const BADGES = {
  bassa: { label: 'Rischio basso', tone: 'ok' },
  normale: { label: 'Rischio normale', tone: 'info' },
  alta: { label: 'Rischio alto', tone: 'bad' },
} as const

export const ClassBadge = ({ classe }: { classe: Classe }) => <StateBadge {...BADGES[classe]} />

/** The risk, a line for each reason, and the class that comes out of it. */
export function RiskLines({ detail }: { detail: IdentificazioneDetail }) {
  const { rischio, classeMinima, classeMotivo, manca } = detail
  const classe = laPiuAlta(rischio.classe, classeMinima)
  // Of answers that are still to come nobody knows that they are harmless.
  const isKnown = manca.length === 0 || classe !== 'bassa'
  return (
    <Notice component="section" tone="quiet" px="sm" aria-label="Rischio">
      <Text component="h3" mb="xs" fz="sm" fw={600}>
        Rischio{isKnown ? ': ' : ', finora: '}
        {rischio.punti} {rischio.punti === 1 ? 'punto' : 'punti'} {isKnown && <ClassBadge classe={classe} />}
      </Text>
      <Stack component="ul" gap={0}>
        {rischio.righe.map(({ voce, punti, perche }) => (
          <Flex key={voce} component="li" gap="sm" justify="space-between" py="xxs">
            <span>
              {voce}{' '}
              <Text span c="dimmed" fz="xs">
                {perche}
              </Text>
            </span>
            <Text span figures>
              +{punti}
            </Text>
          </Flex>
        ))}
        {rischio.righe.length === 0 && (
          <Box component="li" py="xxs" c="dimmed" fz="xs">
            Nessun fattore di rischio, per ora.
          </Box>
        )}
      </Stack>
      {classeMinima && (
        <Text c="dimmed" fz="xs">
          La sede chiede almeno la classe {CLASSI[classeMinima].toLowerCase()}: {classeMotivo}
        </Text>
      )}
    </Notice>
  )
}
