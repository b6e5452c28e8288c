/** The baseline: a minimal server with the same responses, without a framework, query builder or schemas. */
import { createPublicKey, verify } from 'node:crypto'
import { createServer } from 'node:http'
import { Pool } from 'pg'
import { listenLocally } from '../src/testing/listenLocally.ts'

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 12,
  application_name: 'baseline',
})

type Values = (string | number)[]

/** Adds a value and returns its placeholder in the statement. */
const addValue = (values: Values, value: string | number) => `$${values.push(value)}`

const offerColumns = `o.id, o.title, o.description, o.budget, o.state, o.published_at, o.photo, o.province, o.city,
  o.is_active, o.address, u.id as owner_id, u.first_name, u.last_name, u.nickname, u.photo as owner_photo, u.is_active as owner_is_active,
  (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.id), '[]')
   from offer_trades as ot join trades as t on t.id = ot.trade_id where ot.offer_id = o.id) as trades,
  exists (select 1 from reviews as r where r.offer_id = o.id) as is_rated`

interface OfferRow {
  [column: string]: unknown
  trades: unknown[]
  total: number
}

const toOffer = (row: OfferRow, isSignedIn: boolean) => ({
  id: row['id'],
  name: row['first_name'],
  tittle: row['title'],
  description: row['description'],
  presupuesto: row['budget'],
  state: row['state'],
  fecha_publicacion: row['published_at'],
  imageServiceUrl: row['photo'] ?? 'sin foto',
  provincia: row['province'],
  ciudad: row['city'],
  direccion: isSignedIn ? row['address'] : null,
  Jobs: row.trades,
  numberJobs: row.trades.length,
  userId: {
    id: row['owner_id'],
    firstName: row['first_name'],
    lastName: row['last_name'],
    user: row['nickname'],
    imagePerfil: row['owner_photo'] ?? 'sin foto',
  },
  activo: row['is_active'],
  postulado: row['has_applied'] ?? false,
  postulantes: [],
  contrat: null,
  calificado: row['is_rated'],
})

async function readOffers(query: URLSearchParams) {
  const values: Values = ['pendiente']
  const trade = query.get('job')
  const city = query.get('ciudad')
  const title = query.get('tittle')
  const size = Number(query.get('page_size') ?? 20)
  const offset = (Number(query.get('page') ?? 1) - 1) * size
  const order = query.get('orderFecha') === 'ASC' ? 'asc' : 'desc'
  const [table, id] = trade ? ['offer_trades', 'offer_id'] : ['offers', 'id']
  const place = ` and province = ${addValue(values, 'Buenos Aires')}${city ? ` and city = ${addValue(values, city)}` : ''}`
  const kind = `state = $1${place} and ${trade ? `trade_id = ${addValue(values, Number(trade))}` : 'true'}`
  const counted = `state = $1${place} and trade_id = ${trade ? `$${values.length}` : '0'}`
  const listed = `from ${table} where is_listed and ${kind}`
  let page: string
  let fallback: string | null = null
  if (title === null) {
    const isDeep = offset >= 1000
    const months = `(select month, sum(total) as here, sum(sum(total)) over (order by month ${order}) as reached
      from offer_counts where ${counted} group by month) as m where reached > ${offset} order by reached limit 1`
    const start =
      order === 'asc'
        ? `published_at >= (select month::timestamp at time zone 'UTC' from ${months})`
        : `published_at < (select (month + interval '1 month') at time zone 'UTC' from ${months})`
    page = `select ${id} as id, (select coalesce(sum(total), 0)::int from offer_counts where ${counted}) as total ${listed}
      ${isDeep ? `and ${start}` : ''} order by published_at ${order}, ${id} ${order}
      limit ${size} offset ${offset}${isDeep ? ` - (select reached - here from ${months})` : ''}`
  } else {
    const text = trade ? 'plain_title' : 'plain(title)'
    const found = `${listed} and ${text} like plain(${addValue(values, `%${title.replaceAll(/[\\%_]/g, '\\$&')}%`)})`
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      `explain (format json) select 1 ${found}`,
      values,
    )
    const expected = rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
    const countedPage = `with found as materialized (select ${id} as id, published_at ${found})
         select id, (select count(*)::int from found) as total from found
         order by published_at ${order}, id ${order} limit ${size} offset ${offset}`
    const newest = `order by published_at ${order}, ${id} ${order} limit`
    page =
      expected > 2000
        ? `select ${id} as id, 1000 as total
           from (select * ${listed} ${newest} (select greatest(3 * ${offset + size} * reltuples / ${expected}, ${expected})
             from pg_class where oid = '${table}'::regclass)) as ${table}
           where ${text} like plain($${values.length}) ${newest} ${size} offset ${offset}`
        : countedPage
    if (expected > 2000) fallback = countedPage
  }
  const read = async (ids: string) =>
    (
      await pool.query<OfferRow>(
        `select p.total, ${offerColumns} from (${ids}) as p join offers as o on o.id = p.id join users as u on u.id = o.owner_id
         order by o.published_at ${order}, o.id ${order}`,
        values,
      )
    ).rows
  let rows = await read(page)
  if (fallback && rows.length < size) rows = await read(fallback)
  const total = rows[0]?.total ?? 0
  return { result: rows.map((row) => toOffer(row, false)), totalPages: Math.ceil(total / size), total }
}

const key = createPublicKey({ key: JSON.parse(process.env['BENCH_KEY'] ?? '{}'), format: 'jwk' })

async function readOffer(id: number, authorization: string) {
  const [header = '', claims = '', signature = ''] = authorization.slice(7).split('.')
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    key,
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) return null
  const { sub, iss } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const viewer = await pool.query<{ id: number }>(
    'select id, role, is_active from users where issuer = $1 and subject = $2',
    [iss, sub],
  )
  const { rows } = await pool.query<OfferRow>(
    `select ${offerColumns}, exists (select 1 from applications as a where a.offer_id = o.id and a.worker_id = $2) as has_applied
     from offers as o join users as u on u.id = o.owner_id where o.id = $1`,
    [id, viewer.rows[0]?.id ?? 0],
  )
  return rows[0] ? { result: toOffer(rows[0], true) } : null
}

const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']

async function readProfessionals(query: URLSearchParams) {
  const values: Values = ['Buenos Aires', Number(query.get('job'))]
  const size = Number(query.get('page_size') ?? 20)
  const offset = (Number(query.get('page') ?? 1) - 1) * size
  const mask = query.getAll('dias').reduce((bits, day) => bits | (1 << days.indexOf(day)), 0)
  const kind = `province = $1 and trade_id = $2 and days & ${mask} <> 0`
  const { rows } = await pool.query<OfferRow & { days: number; rating_count: number }>(
    `select p.total, u.*, (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.id), '[]')
       from user_trades as ut join trades as t on t.id = ut.trade_id where ut.user_id = u.id) as trades
     from (select user_id, ranking,
         (select coalesce(sum(total), 0)::int from professional_counts where ${kind}) as total
       from user_trades where is_listed and ${kind}
       order by ranking desc nulls last, user_id desc limit ${size} offset ${offset}) as p
     join users as u on u.id = p.user_id order by p.ranking desc nulls last, u.id desc`,
    values,
  )
  const total = rows[0]?.total ?? 0
  const result = rows.map((row) => ({
    id: row['id'],
    user: row['nickname'],
    firstName: row['first_name'],
    lastName: row['last_name'],
    email: null,
    phone: null,
    direccion: null,
    ciudad: row['city'],
    provincia: row['province'],
    description: row['description'],
    imagePerfil: row['photo'] ?? 'sin foto',
    role: row['role'],
    state: row['is_active'],
    rating_promedio: row['average_rating'],
    valoraciones: row.rating_count,
    Jobs: row.trades,
    dias: days.filter((_, bit) => row.days & (1 << bit)),
    horario: row['shift'],
  }))
  return { result, totalPages: Math.ceil(total / size), total }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://baseline')
  const result =
    pathname === '/api/user'
      ? readProfessionals(searchParams)
      : pathname === '/api/service'
        ? readOffers(searchParams)
        : readOffer(Number(pathname.slice('/api/service/'.length)), request.headers.authorization ?? '')
  result.then(
    (found) =>
      response
        .writeHead(found ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(found)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
process.send?.({ port: await listenLocally(server) })
