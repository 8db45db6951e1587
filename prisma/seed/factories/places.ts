import { db } from '@/lib/core/db'

/** Turin's province, with its region: once there, it is found again. */
export async function buildProvince() {
  const region = { istat: '01', nome: 'Piemonte' }
  await db().region.upsert({ where: { istat: region.istat }, create: region, update: {} })
  const province = { istat: '001', sigla: 'TO', nome: 'Torino', regionIstat: region.istat }
  return db().province.upsert({
    where: { istat: province.istat },
    create: { ...province, validFrom: new Date('1900-01-01') },
    update: {},
  })
}
