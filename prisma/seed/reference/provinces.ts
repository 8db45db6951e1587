/** region → "istat sigla nome" of its provinces; the codes are ISTAT's "codice provincia (storico)". */
export const PROVINCES: Record<string, string> = {
  '01': '001 TO Torino|002 VC Vercelli|003 NO Novara|004 CN Cuneo|005 AT Asti|006 AL Alessandria|096 BI Biella|103 VB Verbano-Cusio-Ossola',
  '02': "007 AO Valle d'Aosta",
  '03': '012 VA Varese|013 CO Como|014 SO Sondrio|015 MI Milano|016 BG Bergamo|017 BS Brescia|018 PV Pavia|019 CR Cremona|020 MN Mantova|097 LC Lecco|098 LO Lodi|108 MB Monza e della Brianza',
  '04': '021 BZ Bolzano|022 TN Trento',
  '05': '023 VR Verona|024 VI Vicenza|025 BL Belluno|026 TV Treviso|027 VE Venezia|028 PD Padova|029 RO Rovigo',
  '06': '030 UD Udine|031 GO Gorizia|032 TS Trieste|093 PN Pordenone',
  '07': '008 IM Imperia|009 SV Savona|010 GE Genova|011 SP La Spezia',
  '08': "033 PC Piacenza|034 PR Parma|035 RE Reggio nell'Emilia|036 MO Modena|037 BO Bologna|038 FE Ferrara|039 RA Ravenna|040 FC Forlì-Cesena|099 RN Rimini",
  '09': '045 MS Massa-Carrara|046 LU Lucca|047 PT Pistoia|048 FI Firenze|049 LI Livorno|050 PI Pisa|051 AR Arezzo|052 SI Siena|053 GR Grosseto|100 PO Prato',
  '10': '054 PG Perugia|055 TR Terni',
  '11': '041 PU Pesaro e Urbino|042 AN Ancona|043 MC Macerata|044 AP Ascoli Piceno|109 FM Fermo',
  '12': '056 VT Viterbo|057 RI Rieti|058 RM Roma|059 LT Latina|060 FR Frosinone',
  '13': "066 AQ L'Aquila|067 TE Teramo|068 PE Pescara|069 CH Chieti",
  '14': '070 CB Campobasso|094 IS Isernia',
  '15': '061 CE Caserta|062 BN Benevento|063 NA Napoli|064 AV Avellino|065 SA Salerno',
  '16': '071 FG Foggia|072 BA Bari|073 TA Taranto|074 BR Brindisi|075 LE Lecce|110 BT Barletta-Andria-Trani',
  '17': '076 PZ Potenza|077 MT Matera',
  '18': '078 CS Cosenza|079 CZ Catanzaro|080 RC Reggio Calabria|101 KR Crotone|102 VV Vibo Valentia',
  '19': '081 TP Trapani|082 PA Palermo|083 ME Messina|084 AG Agrigento|085 CL Caltanissetta|086 EN Enna|087 CT Catania|088 RG Ragusa|089 SR Siracusa',
  '20': '112 SS Sassari|113 OT Gallura Nord-Est Sardegna|114 NU Nuoro|115 OR Oristano|116 OG Ogliastra|117 VS Medio Campidano|118 CA Cagliari|119 CI Sulcis Iglesiente',
}

/** Sardinian units until 31 December 2025, with the day each began where that is within the product's reach. */
export const FORMER_SARDINIA: readonly (readonly [
  istat: string,
  sigla: string,
  nome: string,
  from: string,
])[] = [
  ['090', 'SS', 'Sassari', '1900-01-01'],
  ['091', 'NU', 'Nuoro', '1900-01-01'],
  ['092', 'CA', 'Cagliari', '1900-01-01'],
  ['095', 'OR', 'Oristano', '1974-08-28'],
  ['111', 'SU', 'Sud Sardegna', '2016-05-05'],
]

/** First day of the provinces born with the reforms of 1992 and 2004; the others are older than any record. */
export const BORN: Record<string, string> = {
  ...Object.fromEntries(
    ['096', '097', '098', '099', '100', '101', '102', '103'].map((code) => [code, '1992-04-16']),
  ),
  '093': '1968-03-29',
  '094': '1970-03-03',
  '108': '2004-07-02',
  '109': '2004-07-03',
  '110': '2004-07-03',
}
