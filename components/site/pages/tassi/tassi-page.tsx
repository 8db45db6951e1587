import { dayText } from '@/components/markup/format'
import { lastDay } from '@/components/markup/rate-words'
import { JsonLd } from '@/components/site/json-ld'
import { PageHead } from '@/components/site/page-head'
import { Section } from '@/components/site/section'
import type { Thresholds as Quarter, TodayRate } from '@/lib/features/rates/types'
import { dataset } from './dataset'
import { Explorer } from './explorer'
import { Formation } from './formation'
import { Headline } from './headline'
import { Reading } from './reading'
import type { Sample } from './sample'
import type { Point } from './scale'
import styles from './tassi-page.module.css'
import { Thresholds } from './thresholds'
import { Today } from './today'

export interface TassiData {
  today: TodayRate[]
  /** The points of the chart that the page opens with. */
  points: Point[]
  quarter: Quarter | null
  fonte: string
  samples: Sample[]
}

interface Props extends TassiData {
  siteUrl: string
  marchio: string
}

function Empty() {
  return (
    <p className={styles.empty}>
      I tassi di oggi non sono ancora disponibili. Torna fra poco, oppure chiamaci.
    </p>
  )
}

/** Euribor, Eurirs and usury thresholds: what they are today, how they have moved, what they make of a mortgage. */
export function TassiPage({ today, points, quarter, fonte, samples, siteUrl, marchio }: Props) {
  const asOf = lastDay(today)
  const euribor = today.filter(({ index }) => index === 'EURIBOR')
  const eurirs = today.filter(({ index }) => index === 'EURIRS')
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[{ name: 'Tassi', path: '/tassi' }]}
        title="Euribor ed Eurirs, oggi"
        lead={
          asOf
            ? `I due indici su cui si calcola il tasso di un mutuo: quanto valgono al ${dayText(asOf)}, come si sono mossi e quanto pesano sulla rata.`
            : 'I due indici su cui si calcola il tasso di un mutuo.'
        }
      >
        {asOf ? <Headline today={today} /> : null}
      </PageHead>
      {asOf ? (
        <>
          <div className={styles.today}>
            {euribor.length > 0 ? (
              <Today
                index="EURIBOR"
                rates={euribor}
                fonte={fonte}
                use="Per i mutui a tasso variabile: la rata lo segue."
              />
            ) : null}
            {eurirs.length > 0 ? (
              <div className={styles.eurirs}>
                <Today
                  index="EURIRS"
                  rates={eurirs}
                  fonte={fonte}
                  use="Per i mutui a tasso fisso: conta quello del giorno della firma."
                />
              </div>
            ) : null}
            <Reading />
          </div>
          <Section
            id="andamento"
            tone="sunken"
            title="Andamento degli indici"
            lead="Scegli l’indice, la durata e il periodo, da un mese a dieci anni."
          >
            <Explorer
              series={today.map(({ index, tenor, date }) => ({ index, tenor, date }))}
              initial={points}
            />
          </Section>
        </>
      ) : (
        <Empty />
      )}
      <Formation samples={samples} asOf={asOf} />
      {quarter ? <Thresholds quarter={quarter} fonte={fonte} /> : null}
      {asOf ? <JsonLd data={dataset({ siteUrl, marchio, today, asOf })} /> : null}
    </>
  )
}
