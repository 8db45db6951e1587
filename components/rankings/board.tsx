import tabs from '@/components/data/list/view-tabs.module.css'
import { PageHeader } from '@/components/data/page/page-header'
import { EmptyState } from '@/components/ui/empty-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex } from '@/components/ui/layout'
import { Section, Sections } from '@/components/ui/section'
import { formatInstant } from '@/lib/core/dates'
import { capitalized } from '@/lib/core/text'
import { CLASSIFICHE, monthOfPeriod, periodWords, TIPI } from '@/lib/features/rankings/labels'
import type { ClassificaRete } from '@/lib/features/rankings/types'
import type { TipoClassifica } from '@/prisma/generated/enums'
import { BoardRows } from './board-rows'
import { Course } from './course'
import { MonthPicker } from './month-picker'
import { OwnPlace } from './own-place'
import { Podium } from './podium'
import classes from './rankings.module.css'

const PAGE = '/agents/rankings/classifica'

const linkTo = (tipo: TipoClassifica, mese: string | null) =>
  `${PAGE}?${new URLSearchParams({ tipo, ...(mese ? { mese } : {}) })}`

/** A month's ranking as an agent reads it: the podium, one's own place and what is missing, the rows. */
export function Board({ ranking }: { ranking: ClassificaRete }) {
  const { tipo, provvisoria, aggiornataAt, mesi, righe, intorno, mia, partecipanti } = ranking
  const shown = provvisoria ? null : monthOfPeriod(ranking)
  return (
    <>
      <PageHeader title="Classifica">
        {capitalized(periodWords(ranking))}
        {aggiornataAt &&
          (provvisoria
            ? `, provvisoria: cambia fino alla fine del mese. Aggiornata ${formatInstant(aggiornataAt)}`
            : `, pubblicata ${formatInstant(aggiornataAt)}`)}
      </PageHeader>
      <Flex
        rowGap="sm"
        columnGap="lg"
        align="end"
        justify="space-between"
        wrap="wrap"
        mb="md"
        className={classes.switch}
      >
        <nav className={tabs.tabs} aria-label="Quale classifica">
          {TIPI.map((one) => (
            <IntentLink
              key={one}
              href={linkTo(one, shown)}
              className={tabs.tab}
              aria-current={one === tipo ? 'page' : undefined}
            >
              {CLASSIFICHE[one].label}
            </IntentLink>
          ))}
        </nav>
        <MonthPicker
          value={shown ?? ''}
          months={[
            { value: '', label: 'Mese in corso' },
            ...mesi.map((month) => ({ value: monthOfPeriod(month), label: periodWords(month) })),
          ]}
          base={linkTo(tipo, null)}
        />
      </Flex>
      {righe.length === 0 ? (
        <EmptyState title="Ancora nessuno in classifica">
          {provvisoria
            ? 'Il mese è appena cominciato: nessuno arriva ancora al minimo per entrare.'
            : 'In questo mese nessuno è arrivato al minimo per entrare.'}
        </EmptyState>
      ) : (
        <Sections maw={1040} className={classes.board}>
          <Podium rows={righe} />
          {CLASSIFICHE[tipo].of === 'agenti' && <OwnPlace ranking={ranking} mia={mia} />}
          <Section title={`In classifica: ${partecipanti}`} flush>
            <BoardRows tipo={tipo} righe={righe} intorno={intorno} label={periodWords(ranking)} />
          </Section>
          <Course andamento={ranking.andamento} />
        </Sections>
      )}
    </>
  )
}

/** What stands in place of a month that is not there. */
export function NoMonth({ tipo }: { tipo: TipoClassifica }) {
  return (
    <>
      <PageHeader title="Classifica" />
      <EmptyState
        title="Di questo mese non c’è una classifica pubblicata"
        action={<IntentLink href={linkTo(tipo, null)}>Vai al mese in corso</IntentLink>}
      />
    </>
  )
}
