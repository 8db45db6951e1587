interface Facts {
  name: string
  loanType: string
  /** Address of the page. */
  url: string
  siteUrl: string
  provider: string
  /** Bounds, euro. */
  amount?: { min: number; max: number }
  /** Bounds of the duration. */
  months: { min: number; max: number }
  /** TAEG of the offers shown, percent. */
  taeg: number[]
}

const range = ({ min, max }: { min: number; max: number }) => ({ minValue: min, maxValue: max })

/** A loan as search engines want it (schema.org LoanOrCredit). */
export function loanOrCredit({ name, loanType, url, siteUrl, provider, ...facts }: Facts): object {
  const { amount, months, taeg } = facts
  const rates = taeg.map((value) => Math.round(value * 100) / 100)
  return {
    '@context': 'https://schema.org',
    '@type': 'LoanOrCredit',
    name,
    url,
    loanType,
    currency: 'EUR',
    ...(amount && { amount: { '@type': 'MonetaryAmount', currency: 'EUR', ...range(amount) } }),
    loanTerm: { '@type': 'QuantitativeValue', unitCode: 'MON', ...range(months) },
    ...(rates.length > 0 && {
      annualPercentageRate: {
        '@type': 'QuantitativeValue',
        unitText: '%',
        ...range({ min: Math.min(...rates), max: Math.max(...rates) }),
      },
    }),
    feesAndCommissionsSpecification: `${siteUrl}/pagine/trasparenza`,
    provider: { '@type': 'FinancialService', '@id': `${siteUrl}/#societa`, name: provider },
    areaServed: { '@type': 'Country', name: 'Italia' },
  }
}
