/**
 * What Next compiles in the place of a route file of /v2: it has to find a method there, and nobody ever calls it. A GET would be made
 * beforehand like a page.
 */
module.exports = () => 'export const POST = () => new Response(null, { status: 404 })\n'
