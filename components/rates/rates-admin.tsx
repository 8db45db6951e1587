'use client'

import { PageHeader } from '@/components/data/page/page-header'
import { Tabs } from '@/components/data/page/tabs'
import { RateEffect } from './rate-effect'
import { RatesDays } from './rates-days'
import { RatesImport } from './rates-import'
import { ThresholdsTable } from './thresholds'

/** Euribor and Eurirs day by day, the usury thresholds by quarter, and where both come from. */
export function RatesAdmin({ seesHistory }: { seesHistory: boolean }) {
  return (
    <>
      <PageHeader title="Euribor ed Eurirs">
        I tassi con cui si calcolano le rate del sito, dei riquadri e dei preventivi. Una correzione vale
        subito.
      </PageHeader>
      <Tabs
        label="Euribor ed Eurirs"
        tabs={[
          { value: 'valori', label: 'Valori', panel: <RatesDays seesHistory={seesHistory} /> },
          { value: 'effetto', label: 'Che cosa cambia', panel: <RateEffect /> },
          { value: 'soglie', label: 'Soglie d’usura', panel: <ThresholdsTable /> },
          { value: 'importa', label: 'Importa', panel: <RatesImport /> },
        ]}
      />
    </>
  )
}
