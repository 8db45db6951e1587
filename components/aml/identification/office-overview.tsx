import { CardTable } from '@/components/data/table/card-table'
import { EmptyState } from '@/components/ui/empty-state'
import { FiguresTable } from '@/components/ui/figures-table'
import { IntentLink } from '@/components/ui/intent-link'
import { SimpleGrid } from '@/components/ui/layout'
import { Progress } from '@/components/ui/progress'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import type { IdentificationsDue, PlanProgress } from '@/lib/features/aml/identification/data'

const WHY = {
  scaduta: 'Scaduta',
  blocca: 'Manca, e ferma la pratica',
  in_scadenza: 'Da rifare a breve',
  da_fare: 'Da fare',
} as const
const CASES = '/admin/reports/pratiche'
const dueOf = ({ scaduta, blocca, in_scadenza, da_fare }: IdentificationsDue['conta']) =>
  scaduta + blocca + in_scadenza + da_fare

/** How the cases of before are caught up with, who has how much to do, and what is most urgent. */
export function OfficeOverview({ due, plan }: { due: IdentificationsDue; plan: PlanProgress }) {
  const { conta, righe, persone } = due
  return (
    <>
      <Section
        title="Pratiche aperte"
        description={`Con un’identificazione valida: ${numberText(conta.fatte)} su ${numberText(conta.aperte)}. Scadute: ${numberText(conta.scaduta)}; ferme perché manca: ${numberText(conta.blocca)}; da rifare a breve: ${numberText(conta.in_scadenza)}; ancora da fare: ${numberText(conta.da_fare)}.`}
      >
        <Progress
          label="Clienti identificati"
          value={conta.aperte === 0 ? 100 : (conta.fatte / conta.aperte) * 100}
          detail={`${numberText(conta.fatte)} di ${numberText(conta.aperte)}`}
        />
      </Section>
      <Plan plan={plan} />
      <Section title="Per agente">
        {persone.length === 0 ? (
          <EmptyState title="Niente da fare">Tutti i clienti sono identificati.</EmptyState>
        ) : (
          <FiguresTable label="Da identificare, per agente" look="inset">
            <TableHead heads={['Agente', 'Ferme o scadute', 'In tutto']} />
            <tbody>
              {persone.map(({ agentId, agente, bloccano, daFare }) => (
                <tr key={agentId ?? 'sede'}>
                  <th scope="row">{agente ?? 'Nessun agente'}</th>
                  <td>{numberText(bloccano)}</td>
                  <td>{numberText(daFare)}</td>
                </tr>
              ))}
            </tbody>
          </FiguresTable>
        )}
      </Section>
      {righe.length > 0 && (
        <Section
          title="Le più urgenti"
          description={`${numberText(righe.length)} di ${numberText(dueOf(conta))}.`}
          flush
        >
          <CardTable label="Le più urgenti">
            <TableHead heads={['Cliente', 'Perché', 'Entro', 'Agente']} />
            <tbody>
              {righe.map(({ praticaId, codice, cliente, motivo, entroIl, agente }) => (
                <tr key={praticaId}>
                  <th scope="row" data-label="Cliente">
                    <IntentLink href={`${CASES}/${praticaId}?scheda=identificazione`}>
                      {cliente}, {codice}
                    </IntentLink>
                  </th>
                  <td data-label="Perché">{WHY[motivo]}</td>
                  <td data-label="Entro">{entroIl ? formatDay(entroIl) : 'adesso'}</td>
                  <td data-label="Agente">{agente ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </CardTable>
        </Section>
      )}
    </>
  )
}

function Plan({ plan: { totale, fatte, settimane } }: { plan: PlanProgress }) {
  if (totale === 0) return null
  return (
    <Section
      title="Pratiche di prima della regola"
      description={`${numberText(fatte)} di ${numberText(totale)} recuperate. Ogni settimana ne tocca un po’: fino al loro giorno le pratiche vanno avanti con un avviso.`}
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {settimane.map((week) => (
          <Progress
            key={week.entroIl}
            label={`Entro il ${formatDay(week.entroIl)}`}
            value={(week.fatte / week.totale) * 100}
            detail={`${numberText(week.fatte)} di ${numberText(week.totale)}`}
          />
        ))}
      </SimpleGrid>
    </Section>
  )
}
