/** Parentheses and backslashes end a string of a PDF. */
const text = (words: string) => words.replaceAll('’', "'").replace(/[()\\]/g, (sign) => `\\${sign}`)

/** A page of A4 with a title and lines, in a face that every reader has: about a kilobyte. */
export function smallPdf(title: string, lines: readonly string[]): Buffer {
  const page = [
    `BT /F1 18 Tf 56 770 Td (${text(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /F1 10 Tf 56 ${730 - index * 18} Td (${text(line)}) Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${Buffer.byteLength(body, 'latin1')}\n%%EOF\n`
  return Buffer.from(body + end, 'latin1')
}
