import { Box, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import type { ClassificaRete } from '@/lib/features/rankings/types'
import { elided } from '@/lib/italian/elided'
import { Points } from './points'
import { minimumWords, pointsWords } from './ranking-words'
import { SubTitle } from './sub-title'

type Props = { ranking: ClassificaRete; mia: ClassificaRete['mia'] }

/** Where the reader stands, what is missing to the next place, and how the points come about. */
export function OwnPlace({ ranking: { provvisoria, regola, partecipanti }, mia }: Props) {
  if (!mia)
    return (
      <Section title="Il tuo posto">
        <Text>
          {provvisoria ? 'Non sei ancora in classifica' : 'Non eri in classifica'}: per entrare{' '}
          {regola.minimo === 1 ? 'serve' : 'servono'} {minimumWords(regola.minimo, 'agenti')} nel mese.
        </Text>
      </Section>
    )
  return (
    <Section title="Il tuo posto">
      <Text figures>
        <Box component="strong" ff="heading" fz="var(--t-6)">
          {mia.posizione}º
        </Box>{' '}
        su {partecipanti}
      </Text>
      {mia.manca && provvisoria && (
        <Text>
          Ti {mia.manca.punti === 1 ? 'manca' : 'mancano'} {pointsWords(mia.manca.punti)} per raggiungere{' '}
          {elided('il', `${mia.manca.posizione}º`)} posto.
        </Text>
      )}
      {!mia.manca && (
        <Text>{provvisoria ? 'Nessuno ha più punti di te.' : 'Nessuno aveva più punti di te.'}</Text>
      )}
      <SubTitle>Come si arriva a questi punti</SubTitle>
      <Points {...mia} regola={regola} />
    </Section>
  )
}
