import { type Company, unsaidCompany } from '@/lib/core/company'

/** The company of the demo, plainly invented: no other installation ever shows any of it. */
export const demoCompany: Company = {
  marchio: 'Chiaravia',
  ragioneSociale: 'Chiaravia Mediazione Creditizia S.p.A.',
  sede: 'Via dell’Esempio 12, 00000 Borgo Esempio (EX)',
  codiceFiscale: '12345678903',
  partitaIva: '12345678903',
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
  avvertenza: unsaidCompany.avvertenza,
}
