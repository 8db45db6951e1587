import { percentText } from '@/components/markup/format'
import { Section } from '@/components/site/section'
import { classText, PAST_QUARTER, quarterText, THRESHOLD_NAME, thresholdText } from '@/components/site/usury'
import type { Thresholds as Quarter } from '@/lib/features/rates/types'
import styles from './thresholds.module.css'

function Words() {
  return (
    <div className={styles.words}>
      <p>
        Ogni trimestre viene rilevato il <abbr title="Tasso effettivo globale medio">TEGM</abbr>, il tasso
        medio che banche e finanziarie hanno davvero applicato a ogni tipo di prestito. La soglia di usura si
        calcola da lì: un quarto in più del TEGM, più 4 punti; e mai oltre 8 punti sopra il TEGM.
      </p>
      <p>
        La legge mette a confronto con la soglia il <abbr title="Tasso effettivo globale">TEG</abbr>, che si
        calcola in modo un po’ diverso dal TAEG che leggi nelle offerte: per questo il nostro confronto è
        indicativo. Conta la soglia del trimestre in cui firmi.
      </p>
    </div>
  )
}

/** The usury thresholds of the quarter, by kind of credit and class of amount. */
export function Thresholds({ quarter, fonte }: { quarter: Quarter; fonte: string }) {
  return (
    <Section
      id="soglie"
      tone="sunken"
      title="Le soglie di usura"
      lead="Il tasso massimo previsto dalla legge per ogni tipo di prestito."
    >
      <div className={styles.layout}>
        <Words />
        <div className={styles.data}>
          <p className={styles.quarter}>
            <strong>{quarterText(quarter.from, quarter.to)}</strong>
            {quarter.inForce ? null : <span className={styles.old}>{PAST_QUARTER}</span>}
          </p>
          <table className={styles.table}>
            <caption className="solo-voce">Soglie di usura per tipo di prestito e importo</caption>
            <thead>
              <tr>
                <th scope="col">Tipo di prestito e importo</th>
                <th scope="col">TEGM</th>
                <th scope="col">{THRESHOLD_NAME}</th>
              </tr>
            </thead>
            <tbody>
              {quarter.rows.map((row) => (
                <tr key={`${row.category} ${row.classFrom}`}>
                  <th scope="row">
                    {row.category}
                    <small>{classText(row)}</small>
                  </th>
                  <td>{percentText(row.tegm)}</td>
                  <td className={styles.limit}>{thresholdText(row.soglia)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.source}>
            Soglia calcolata secondo l’art. 2 della legge 108/1996.{fonte ? ` Fonte dei TEGM: ${fonte}.` : ''}
          </p>
        </div>
      </div>
    </Section>
  )
}
