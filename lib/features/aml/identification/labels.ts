/** What stays of an identification when a client is erased, and by which law; on every screen that speaks of an erasure. */
export const AML_KEPT =
  'Resta, con nome e documento, il registro delle identificazioni: la legge antiriciclaggio lo vuole per dieci anni dalla fine del rapporto (D.Lgs. 231/2007, art. 31). Lo legge soltanto chi risponde dell’antiriciclaggio.'

/** The same to the client. */
export const AML_KEPT_OWN =
  'il registro di chi è stato identificato lo tiene, per dieci anni dalla fine del rapporto, perché lo vuole la legge antiriciclaggio (D.Lgs. 231/2007, art. 31);'
