/** Every screen of the three areas as the specification lists them (§2), so that none is forgotten. */
const paths = (base: string, list: string) =>
  list
    .split(/\s+/)
    .filter(Boolean)
    .map((path) => (path === '.' ? base : `${base}/${path}`))

/** `news+` is the list, its add page and its record page; `requests*` the list and the record page. */
const expand = (path: string): string[] => {
  const stem = path.slice(0, -1)
  if (path.endsWith('+')) return [stem, `${stem}/add`, `${stem}/{id}`]
  return path.endsWith('*') ? [stem, `${stem}/{id}`] : [path]
}

export const SPECIFIED = {
  admin: paths(
    '/admin',
    `. login password-dimenticata 404 settings luccacase tickets* tickets/statistics
    site/clients* site/news+ site/pages+ site/asa site/newfin site/tabelle_hub site/videoFormazione+
    site/agencies+ site/faqsList+ site/agents+ site/agents/{id}/bdv site/agents/{id}/hub
    site/agents-search-hub site/faqsCategoriesList+ site/merchandising+ site/classifiche
    site/classifiche/managers site/classifiche/agenti+ site/classifiche/dipendenti*
    site/classifiche/contact_center* site/voti site/voti/dipendenti
    system/serverinfo system/fileManager+ system/banks+ system/banks/products/{id}
    system/banks/products/{id}/add system/percLeads system/comunicazioni+ system/admins+
    system/storage system/storage/{bucketName} system/storage/{bucketName}/{key} system/euribor-eurirs
    reports/agents-statistics reports/pratiche* reports/budgetAgenti reports/monitoraggioBanche
    reports/previsioniBanche reports/praticheFerme reports/praticheLiquidate
    reports/praticheReportFinalita reports/reportPratiche reports/reportProduzione
    reports/predictions* reports/provvigioni reports/eggsyncs
    calculators/calcolatoreMutui calculators/calcolatorePrestiti calculators/displayRata
    calculators/displayPrestito feeds/requests* feeds/leadRequests* feeds/sessions feeds/commits*`,
  ).flatMap(expand),
  agents: paths(
    '/agents',
    `. login password-dimenticata 404 settings merchandising tickets+
    personal-documents/bdv personal-documents/displayRata personal-documents/displayPrestito
    personal-documents/preventivatorePrestiti
    system/agenti system/agenti/statistics system/Comunicazioni* system/Tools system/EuriborEurirs
    system/FAQs system/videoFormazione system/bloccoFirma system/BDV
    reports/pratiche* reports/report reports/predictions+ reports/budget reports/PraticheFerme
    rankings/alboDoroAgenti rankings/alboDoroDipendenti rankings/classifica`,
  ).flatMap(expand),
  clients: paths(
    '/area-clienti',
    `. login confirm-account/{id} password-dimenticata confirm-reset-password/{id} register/{referal?}
    pratiche settings`,
  ),
}
