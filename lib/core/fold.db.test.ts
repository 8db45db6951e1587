import { pool } from './db'
import { fold } from './text'

/** What people type, paste and import, and what is found by it. */
const TEXTS: [written: string, folded: string][] = [
  ['D’Angelo', "d'angelo"],
  ['D‘Angelo', "d'angelo"],
  ['D´Angelo', "d'angelo"],
  ['D`Angelo', "d'angelo"],
  ['D′Angelo', "d'angelo"],
  ['Dʼ Angelo', "d' angelo"],
  ['D‛Angelo', "d'angelo"],
  ['DʹAngelo', "d'angelo"],
  ['D＇Angelo', "d'angelo"],
  ["D'Angelo", "d'angelo"],
  ['Zàppalà', 'zappala'],
  ['ZÀPPALÀ', 'zappala'],
  ['Zàppalà', 'zappala'],
  ['Nicolò Papa', 'nicolo papa'],
  ['Nicolo´ Papa', "nicolo' papa"],
  ['Groß', 'gross'],
  ['GROẞ', 'gross'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Đorđević', 'dordevic'],
  ['Sørensen ØRSTED', 'sorensen orsted'],
  ['Ægir Æ', 'aegir ae'],
  ['Œuvre œ', 'oeuvre oe'],
  ['Þór Ð', 'thor d'],
  ['Ħamrun Ŧ', 'hamrun t'],
  ['Yılmaz İpek', 'yilmaz ipek'],
  ['Ångström', 'angstrom'],
  ['Müller-Straße', 'muller-strasse'],
  ['Nguyễn Văn', 'nguyen van'],
  ['Çelik Şahin', 'celik sahin'],
  ['Škoda Žižek', 'skoda zizek'],
  ['Ñandú', 'nandu'],
  ['Őri Űr', 'ori ur'],
  ['Țepeș', 'tepes'],
  ['Ḥusayn', 'husayn'],
  ['Ѐ Иванов', 'е иванов'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['Ὀδυσσεύς', 'οδυσσευσ'],
  ['ﬁnanziaria', 'finanziaria'],
  ['Ｒｏｓｓｉ １２', 'rossi 12'],
  ['Nº 3, 2ª', 'no 3, 2a'],
  ['m²', 'm2'],
  ['½', '1⁄2'],
  ['…', '...'],
  ['™', 'tm'],
  ['Rossi\u00a0Mario', 'rossi mario'],
  ['Rossi\u202fMario', 'rossi mario'],
  ['Rossi\u2009Mario', 'rossi mario'],
  ['Rossi\u3000Mario', 'rossi mario'],
  ['\u00a0 Rossi \t\n', 'rossi'],
  ['\u202a+39\u00a0347\u202c', '+39 347'],
  ['\u200e347\u2069', '347'],
  ['fi\u00adnanza', 'finanza'],
  ['\ufeffRossi', 'rossi'],
  ['P24–K7AB', 'p24-k7ab'],
  ['P24—K7', 'p24-k7'],
  ['P24‑K7', 'p24-k7'],
  ['P24−K7', 'p24-k7'],
  ['«Mutuo» “verde” „blu‟', '"mutuo" "verde" "blu"'],
  ['100% _ \\ %', '100% _ \\ %'],
  ['ada@Posta.EXAMPLE', 'ada@posta.example'],
  ['Ada  Bianchi', 'ada  bianchi'],
  ['(0583) 12.34/56', '(0583) 12.34/56'],
  ['€ 1.000', '€ 1.000'],
  ['Ĳ ĳ', 'ij ij'],
  ['ŉ', "'n"],
  ['Ǆ ǅ ǆ', 'dz dz dz'],
  ['李明 山田', '李明 山田'],
  ['محمد', 'محمد'],
  ['😀 Ada', '😀 ada'],
  ['', ''],
]

test('the database folds words as the product does', async () => {
  expect(TEXTS.length).toBeGreaterThan(60)
  const { rows } = await pool().query<{ folded: string }>(
    'SELECT fold(t) AS folded FROM unnest($1::text[]) WITH ORDINALITY w (t, n) ORDER BY n',
    [TEXTS.map(([written]) => written)],
  )
  const byDatabase = TEXTS.map(([written], at) => [written, rows[at]?.folded])
  expect(byDatabase).toEqual(TEXTS)
  expect(TEXTS.map(([written]) => [written, fold(written)])).toEqual(TEXTS)
})

test('what is folded stays as it is', () => {
  for (const [, folded] of TEXTS) expect(fold(folded)).toBe(folded)
})
