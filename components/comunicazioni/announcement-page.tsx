import type { Row } from '@/components/data/list/use-rows'
import { RecordPage } from '@/components/data/record/record-page'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { shownInstant } from '@/lib/core/dates'
import { ComunicazioneForm } from '@/lib/features/comunicazioni/form'
import { PRIORITA, STATI, wordOf } from '@/lib/features/comunicazioni/labels'
import { CORRECTED } from '@/lib/features/comunicazioni/schema'
import type { DetailProps } from '@/lib/resources/pages'
import type { ResourceView } from '@/lib/resources/view'
import { AnnouncementSteps } from './announcement-steps'
import { ReadersSection } from './readers-section'

const text = (value: unknown) => (value ? String(value) : null)

/** Only a draft may be without its text; once it is published only what its readers see can still be corrected. */
function viewOf(view: ResourceView, stato: string, isOut: boolean): ResourceView {
  if (stato === 'bozza') return view
  const form = view.form.map((field) =>
    field.name === 'corpo' ? { ...field, required: true, help: undefined } : field,
  )
  return { ...view, form: isOut ? form.filter(({ name }) => CORRECTED.includes(name)) : form }
}

/** An announcement in the office: who has read it, once it is out, and what it says. */
export function AnnouncementPage({ row, view, canEdit, canDelete, canSeeHistory }: DetailProps) {
  const stato = String(row.stato)
  const isOut = stato === 'pubblicata' || stato === 'scaduta' || stato === 'ritirata'
  const state = STATI.find(({ value }) => value === stato)
  const form = (
    <ComunicazioneForm
      view={viewOf(view, stato, isOut)}
      row={row}
      readOnly={!canEdit || stato === 'ritirata'}
      canDelete={canDelete && stato === 'bozza'}
    />
  )
  return (
    <RecordPage
      title={String(row.titolo)}
      badge={<StateBadge label={state?.label ?? ''} tone={state?.tone ?? 'neutral'} />}
      primary={canEdit && <AnnouncementSteps row={row} />}
      id={row._id}
      version={Number(row.version)}
      canSeeHistory={canSeeHistory}
      history={view.history}
      sections
    >
      {stato !== 'bozza' && <When row={row} />}
      {isOut && (
        <ReadersSection
          id={row._id}
          asksConfirmation={row.richiedeConferma === true}
          isSending={stato === 'pubblicata'}
        />
      )}
      <Section
        title={isOut ? 'Testo' : 'Comunicazione'}
        description={
          isOut && stato !== 'ritirata' && 'Chi la riceve vede che il testo è stato corretto, e quando.'
        }
      >
        {form}
      </Section>
    </RecordPage>
  )
}

function When({ row }: { row: Row }) {
  const autore = row.autore as { name: string; surname: string } | null
  const isWaiting = row.stato === 'programmata'
  return (
    <Section title="Pubblicazione">
      <Facts
        rows={[
          ['Programmata per', isWaiting ? shownInstant(row.pubblicaIl) : null],
          ['Pubblicata il', shownInstant(row.publishedAt)],
          ['Aggiornata il', shownInstant(row.aggiornataAt)],
          ['Scade il', shownInstant(row.scadeIl)],
          ['Ritirata il', shownInstant(row.ritirataAt)],
          ['Motivo del ritiro', text(row.motivoRitiro)],
          ['Priorità', wordOf(PRIORITA, row.priorita)],
          ['Conferma', row.richiedeConferma ? 'Chiesta' : 'Non chiesta'],
          ['E-mail', row.ancheEmail ? 'Sì' : 'No, solo campanella'],
          ['Chi arriva dopo', row.ancheNuovi ? 'La riceve, finché non scade' : 'Non la riceve'],
          ['Ultimo sollecito', shownInstant(row.sollecitataAt)],
          ['Autore', autore && `${autore.name} ${autore.surname}`],
        ]}
      />
    </Section>
  )
}
