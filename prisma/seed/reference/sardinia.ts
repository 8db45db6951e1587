/**
 * The towns of the units that Sardinia gained on 1 January 2026 (L.R. 7/2021). The others follow their former
 * province, except those of Sud Sardegna, which went to the metropolitan city of Cagliari.
 */
const NEW_UNITS: Record<string, string> = {
  OT: `Aggius, Aglientu, Alà dei Sardi, Arzachena, Badesi, Berchidda, Bortigiadas, Buddusò, Budoni, Calangianus,
    Golfo Aranci, La Maddalena, Loiri Porto San Paolo, Luogosanto, Luras, Monti, Olbia, Oschiri, Padru, Palau,
    San Teodoro, Sant'Antonio di Gallura, Santa Teresa Gallura, Telti, Tempio Pausania,
    Trinità d'Agultu e Vignola`,
  OG: `Arzana, Bari Sardo, Baunei, Cardedu, Elini, Gairo, Girasole, Ilbono, Jerzu, Lanusei, Loceri, Lotzorai,
    Osini, Perdasdefogu, Seui, Talana, Tertenia, Tortolì, Triei, Ulassai, Urzulei, Ussassai,
    Villagrande Strisaili`,
  VS: `Arbus, Barumini, Collinas, Furtei, Genuri, Gesturi, Gonnosfanadiga, Guspini, Las Plassas, Lunamatrona,
    Pabillonis, Pauli Arbarei, Samassi, San Gavino Monreale, Sanluri, Sardara, Segariu, Serramanna, Serrenti,
    Setzu, Siddi, Tuili, Turri, Ussaramanna, Villacidro, Villamar, Villanovaforru, Villanovafranca`,
  CI: `Buggerru, Calasetta, Carbonia, Carloforte, Domusnovas, Fluminimaggiore, Giba, Gonnesa, Iglesias, Masainas,
    Musei, Narcao, Nuxis, Perdaxius, Piscinas, Portoscuso, San Giovanni Suergiu, Sant'Anna Arresi,
    Sant'Antioco, Santadi, Tratalias, Villamassargia, Villaperuccio`,
  OR: 'Genoni',
}

const SIGLA_OF = new Map(
  Object.entries(NEW_UNITS).flatMap(([sigla, towns]) =>
    towns.split(',').map((town) => [town.trim(), sigla] as const),
  ),
)
const OLD_CODES = new Set(['090', '091', '092', '095', '111'])

/** The province of a Sardinian town since 2026; undefined for a town elsewhere. */
export function sardinia2026(istat: string, nome: string): string | undefined {
  const former = istat.slice(0, 3)
  if (!OLD_CODES.has(former)) return undefined
  const moved = SIGLA_OF.get(nome)
  if (moved) return moved
  return { '090': 'SS', '091': 'NU', '095': 'OR' }[former] ?? 'CA'
}
