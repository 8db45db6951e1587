import type { Company } from '@/lib/core/company'

/**
 * The warning that advertising of consumer credit carries (art. 8 of Directive (EU) 2023/2225): beside what it warns of, in
 * letters at least as large. The words are a setting of the installation.
 */
export const CreditWarning = ({ company }: { company: Pick<Company, 'avvertenza'> }) => (
  <p className="avvertenza" role="note">
    {company.avvertenza}
  </p>
)
