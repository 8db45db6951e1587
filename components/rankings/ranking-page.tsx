import type { Row } from '@/components/data/list/use-rows'
import { RecordPage } from '@/components/data/record/record-page'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { shownInstant } from '@/lib/core/dates'
import { RankingForm } from '@/lib/features/rankings/form'
import { CLASSIFICHE, MISURE } from '@/lib/features/rankings/labels'
import type { RankingExtra } from '@/lib/features/rankings/types'
import type { DetailProps } from '@/lib/resources/pages'
import { RANKING_PATHS } from './ranking-paths'
import { RankingRows } from './ranking-rows'
import { RankingSteps } from './ranking-steps'
import { FASI, minimumWords, pointsWords } from './ranking-words'

type RankingShown = Row & RankingExtra

/** One ranking: how far it is, its rule, who is in it, and what is written of it by hand. */
export function RankingPage({ row, view, canEdit, canDelete, canSeeHistory }: DetailProps<RankingShown>) {
  const { tipo, elenco, regola, hasBefore, fase, ...fields } = row
  const plain = fields as unknown as Row
  const ranking = {
    path: RANKING_PATHS[tipo],
    id: row._id,
    version: Number(row.version),
    titolo: String(row.titolo),
  }
  const { misure, of } = CLASSIFICHE[tipo]
  return (
    <RecordPage
      title={ranking.titolo}
      badge={<StateBadge {...FASI[fase]} />}
      primary={canEdit && <RankingSteps {...ranking} fase={fase} />}
      id={row._id}
      version={ranking.version}
      canSeeHistory={canSeeHistory}
      history={view.history}
      sections
    >
      <Section title="Come si conta">
        <Facts
          rows={[
            ...misure
              .filter((misura) => (regola.pesi[misura] ?? 0) > 0)
              .map(
                (misura) =>
                  [
                    MISURE[misura].label,
                    `${pointsWords(regola.pesi[misura] ?? 0)} ${MISURE[misura].per}`,
                  ] as [string, string],
              ),
            ['Minimo per entrare', minimumWords(regola.minimo, of)],
            ['Calcolata', shownInstant(row.calcolataAt)],
            ['Pubblicata', shownInstant(row.pubblicataAt)],
          ]}
        />
      </Section>
      <RankingRows
        ranking={ranking}
        rows={elenco}
        regola={regola}
        misure={misure}
        hasBefore={hasBefore}
        canCorrect={canEdit && fase !== 'pubblicata'}
      />
      <Section title="Titolo e mese">
        <RankingForm
          view={view}
          row={plain}
          canDelete={canDelete && fase !== 'pubblicata'}
          readOnly={!canEdit}
        />
      </Section>
    </RecordPage>
  )
}
