import type { OffertaMutuo } from '@/lib/finance/compare'

/** The comparison as search engines want it (schema.org MortgageLoan, a LoanOrCredit), with the day's example. */
export function mortgageLoan(siteUrl: string, provider: string, esempio: OffertaMutuo | undefined): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MortgageLoan',
    name: 'Confronto mutui',
    url: `${siteUrl}/mutui`,
    currency: 'EUR',
    loanType: 'Mutuo ipotecario',
    provider: { '@type': 'FinancialService', '@id': `${siteUrl}/#societa`, name: provider },
    areaServed: { '@type': 'Country', name: 'Italia' },
    ...(esempio && {
      amount: { '@type': 'MonetaryAmount', currency: 'EUR', value: esempio.importo / 100 },
      loanTerm: { '@type': 'QuantitativeValue', value: esempio.durataMesi, unitCode: 'MON' },
      interestRate: esempio.tan,
      annualPercentageRate: esempio.taeg,
    }),
  }
}
