/** What the law wants in the footer (art. 128-sexies TUB, art. 2250 c.c.) and how to reach the company. */
export interface Company {
  marchio: string
  ragioneSociale: string
  sede: string
  codiceFiscale: string
  partitaIva: string
  rea: string
  /** Fully paid share capital, in cents. */
  capitaleSociale: number
  oam: { numero: string; data: string }
  ivass: { numero: string; data: string }
  pec: string
  email: string
  telefono: string
  orari: string
  /** Digits only, with the country code, as wa.me wants them. */
  whatsapp: string
  social: { nome: string; href: string }[]
  /** External site of the partner for credit cards. */
  sitoCarte: string
}

/** Demo values, plainly invented; the settings of an installation replace them. */
export const demoCompany: Company = {
  marchio: 'Chiaravia',
  ragioneSociale: 'Chiaravia Mediazione Creditizia S.p.A.',
  sede: 'Via dell’Esempio 12, 00000 Borgo Esempio (EX)',
  codiceFiscale: '00000000000',
  partitaIva: '00000000000',
  rea: 'EX-000000',
  capitaleSociale: 6_250_000,
  oam: { numero: 'M000', data: '2020-01-15' },
  ivass: { numero: 'E000000000', data: '2020-02-03' },
  pec: 'chiaravia@pec.example',
  email: 'ciao@chiaravia.example',
  telefono: '800 000 000',
  orari: 'lun–ven 9–19, sab 9–13',
  whatsapp: '393510000000',
  social: [
    { nome: 'LinkedIn', href: 'https://linkedin.example/chiaravia' },
    { nome: 'Instagram', href: 'https://instagram.example/chiaravia' },
    { nome: 'YouTube', href: 'https://youtube.example/chiaravia' },
  ],
  sitoCarte: 'https://carte.chiaravia.example',
}
