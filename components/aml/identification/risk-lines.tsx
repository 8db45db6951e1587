import { Box, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import type { IdentificazioneDetail } from '@/lib/features/aml/identification/schema'
import { CLASSI, type Classe, laPiuAlta } from '@/lib/features/aml/labels'
import classes from './identification.module.css'

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
    <section className={classes.risk} aria-label="Rischio">
      <h3>
        Rischio{isKnown ? ': ' : ', finora: '}
        {rischio.punti} {rischio.punti === 1 ? 'punto' : 'punti'} {isKnown && <ClassBadge classe={classe} />}
      </h3>
      <Stack component="ul" gap={0} className={classes.lines}>
        {rischio.righe.map(({ voce, punti, perche }) => (
          <li key={voce}>
            <span>
              {voce}{' '}
              <Text span c="dimmed" fz="xs">
                {perche}
              </Text>
            </span>
            <span>+{punti}</span>
          </li>
        ))}
        {rischio.righe.length === 0 && (
          <Box component="li" c="dimmed" fz="xs">
            Nessun fattore di rischio, per ora.
          </Box>
        )}
      </Stack>
      {classeMinima && (
        <Text c="dimmed" fz="xs">
          La sede chiede almeno la classe {CLASSI[classeMinima].toLowerCase()}: {classeMotivo}
        </Text>
      )}
    </section>
  )
}
