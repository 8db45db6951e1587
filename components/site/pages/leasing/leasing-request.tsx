'use client'

import { durationText, euroOf, euroText, percentText } from '@/components/markup/format'
import { CompanyLeadDialog } from '@/components/site/pages/aziende/company-lead-dialog'
import type { LeasingTerms, Worked } from './leasing-terms'

interface Props {
  terms: LeasingTerms
  worked: Worked
  onClose: () => void
}

/** The request about a leasing: the figures that were in view go with it. */
export function LeasingRequest({ terms, worked, onClose }: Props) {
  const { canone, taeg, tan, finanziato, offerta } = worked
  const valore = terms.valore ?? 0
  const input = () => ({
    finalita: 'investimenti',
    importo: finanziato / 100,
    valore,
    durata: terms.durata,
    anticipoPct: terms.anticipo,
    riscattoPct: terms.riscatto,
    canoni: terms.inizioMese ? 'a inizio mese' : 'a fine mese',
    canone: canone / 100,
    tan,
    taeg: Math.round(taeg * 100) / 100,
    operatore: offerta
      ? `${offerta.prodotto.banca.nome}, ${offerta.prodotto.nome}`
      : 'tasso scritto dal cliente',
  })
  return (
    <CompanyLeadDialog product="leasing" input={input} onClose={onClose}>
      Un bene da {euroText(valore)} senza IVA, in {durationText(terms.durata ?? 0)}: {euroOf(canone)} al mese,
      TAN {percentText(tan)}, TAEG {percentText(taeg)}. Un consulente guarda i numeri e ti invia una proposta.
      Non costa nulla e non ti impegna.
    </CompanyLeadDialog>
  )
}
