import type { Row } from '@/components/data/list/use-rows'
import { RecordPage } from '@/components/data/record/record-page'
import { Facts } from '@/components/ui/facts'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { MOTIVI_RIFIUTO, SEGNALI, STATI_VOTO } from '@/lib/features/ratings/schema'
import type { DetailProps } from '@/lib/resources/pages'
import { MaskButton } from './mask-dialog'
import { RatingSteps } from './rating-steps'

type Person = { nome: string; cognome: string } | null
type RatingShown = Row & {
  stelle: number
  commento: string
  firma: string
  stato: string
  segnali: string[]
  risposta: string
  rispostaAt: string | null
  createdAt: string
  moderatoAt: string | null
  motivoRifiuto: string | null
  agent?: Person
  employee?: Person
  pratica: { _id: string; codice: string } | null
  agency: { nome: string } | null
  moderatoDa: { name: string; surname: string } | null
}

const nameOf = (person: Person | undefined) => (person ? `${person.nome} ${person.cognome}` : '')
const labelOf = (options: typeof STATI_VOTO, value: string | null) =>
  options.find((option) => option.value === value)?.label ?? null

/** One rating: the client's words as they were written, what the office should look at, and what became of it. */
export function RatingPage({ row, view, canSeeHistory }: DetailProps<RatingShown>) {
  const whom = nameOf(row.agent) || nameOf(row.employee)
  const state = STATI_VOTO.find(({ value }) => value === row.stato)
  const when = row.moderatoAt ? formatInstant(row.moderatoAt) : null
  // What is written of employees is shown to nobody but the office.
  const canMask = view.path === 'voti' && row.commento !== ''
  const by = row.moderatoDa ? `${row.moderatoDa.name} ${row.moderatoDa.surname}` : null
  return (
    <RecordPage
      title={`${row.stelle === 1 ? '1 stella' : `${row.stelle} stelle`} a ${whom}`}
      badge={<StateBadge label={state?.label ?? ''} tone={state?.tone ?? 'neutral'} />}
      primary={
        <RatingSteps
          path={view.path as 'voti' | 'votiDipendenti'}
          id={row._id}
          version={Number(row.version)}
          stato={row.stato}
          risposta={row.risposta}
        />
      }
      id={row._id}
      version={Number(row.version)}
      canSeeHistory={canSeeHistory}
      history={view.history}
      sections
    >
      <Section
        title={`${row.firma || 'Cliente'} scrive`}
        actions={canMask && <MaskButton id={row._id} version={Number(row.version)} commento={row.commento} />}
      >
        {row.commento ? (
          <Text maw="var(--width-text)" breaks="lines">
            {row.commento}
          </Text>
        ) : (
          <Text c="dimmed">Solo il voto, senza commento.</Text>
        )}
        {row.segnali.length > 0 && (
          <Flex component="p" gap="xs" wrap="wrap" mt="sm">
            {row.segnali.map((segnale) => (
              <StateBadge key={segnale} label={labelOf(SEGNALI, segnale) ?? segnale} tone="warn" />
            ))}
          </Flex>
        )}
      </Section>
      {row.risposta && (
        <Section title="La nostra risposta" description={row.rispostaAt && formatInstant(row.rispostaAt)}>
          <Text maw="var(--width-text)" breaks="lines">
            {row.risposta}
          </Text>
        </Section>
      )}
      <Section title="Da dove viene">
        <Facts
          rows={[
            ['Scritto', formatInstant(row.createdAt)],
            [
              'Pratica conclusa',
              row.pratica && (
                <IntentLink href={`/admin/reports/pratiche/${row.pratica._id}`}>
                  {row.pratica.codice}
                </IntentLink>
              ),
            ],
            [row.agent ? 'Agente' : 'Dipendente', whom],
            ['Agenzia', row.agency?.nome],
            ['Guardato', when && by ? `${when}, ${by}` : when],
            ['Perché non è pubblicato', labelOf(MOTIVI_RIFIUTO, row.motivoRifiuto)],
          ]}
        />
      </Section>
    </RecordPage>
  )
}
