import { Card, Text } from '@/components/ui/layout'
import type { DaVotare } from '@/lib/features/ratings/schema'
import { CardTitle } from './card-title'
import classes from './rate-case.module.css'

type Given = NonNullable<DaVotare['voto']>
/** `inSede`: of an employee, whose ratings are not on the site. */
type Props = { nome: string; pratica: string; inSede?: boolean; voto: Given }

const NOW: Record<Given['stato'], string> = {
  in_moderazione: 'Lo stiamo leggendo: di solito è sul sito in un giorno o due.',
  pubblicato: 'È sul sito, grazie.',
  rifiutato: 'Non lo abbiamo pubblicato. Se vuoi sapere perché, scrivici.',
}

const IN_SEDE: Record<Given['stato'], string> = {
  in_moderazione: 'È arrivato in sede, grazie.',
  pubblicato: 'In sede lo abbiamo letto, grazie.',
  rifiutato: 'Non lo abbiamo tenuto. Se vuoi sapere perché, scrivici.',
}

/** What became of a rating, for who gave it. */
export function RatedCase({ nome, pratica, inSede = false, voto }: Props) {
  const { stelle, commento, stato, risposta, consenso } = voto
  return (
    <Card
      component="section"
      align="flex-start"
      mt="lg"
      roomy
      maw="var(--width-text)"
      aria-label={`Il tuo voto per ${nome}`}
    >
      <CardTitle>Il tuo voto per {nome}</CardTitle>
      <Text c="dimmed">{pratica}</Text>
      <Text>
        <strong>{stelle === 1 ? '1 stella' : `${stelle} stelle`} su 5.</strong>{' '}
        {inSede ? IN_SEDE[stato] : consenso ? NOW[stato] : 'Resta fra noi: hai scelto di non pubblicarlo.'}
      </Text>
      {commento && (
        <Text component="blockquote" pl="md" breaks="lines" className={classes.quote}>
          {commento}
        </Text>
      )}
      {risposta && (
        <Text>
          <strong>La nostra risposta:</strong> {risposta}
        </Text>
      )}
    </Card>
  )
}
