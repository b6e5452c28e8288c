import { addValue, runPlanned, runPrepared, type Values } from './floor.database.ts'

const columns = `o.id, o.title, o.description, o.budget, o.state, o.published_at, o.photo, o.province, o.city, o.is_active, o.address,
  u.id as owner_id, u.first_name, u.last_name, u.nickname, u.photo as owner_photo,
  (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.id), '[]')
   from offer_trades as ot join trades as t on t.id = ot.trade_id where ot.offer_id = o.id) as trades,
  exists (select 1 from reviews as r where r.offer_id = o.id) as is_rated`

interface OfferRow {
  [column: string]: unknown
  trades: unknown[]
  total: number
}

const toOffer = (row: OfferRow, address: unknown) => ({
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
  direccion: address,
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
  postulado: false,
  postulantes: [],
  contrat: null,
  calificado: row['is_rated'],
})

/** A page of a list, from the query of a request. */
interface Page {
  table: 'offers' | 'offer_trades'
  id: string
  /** The conditions of the list, and of its counters. */
  listed: string
  counted: string
  values: Values
  order: string
  size: number
  offset: number
}

function parsePage(query: URLSearchParams): Page {
  const values: Values = []
  const trade = query.get('job')
  const city = query.get('ciudad')
  const size = Number(query.get('page_size') ?? 20)
  const province = "province = 'Buenos Aires'"
  const place = city ? `city = ${addValue(values, city)}` : province
  const tradeId = trade ? addValue(values, Number(trade)) : null
  return {
    table: tradeId ? 'offer_trades' : 'offers',
    id: tradeId ? 'offer_id' : 'id',
    listed: `is_listed and state = 'pendiente' and ${place}${tradeId ? ` and trade_id = ${tradeId}` : ''}`,
    counted: `state = 'pendiente' and ${province} and ${place} and trade_id = ${tradeId ?? 0}`,
    values,
    order: query.get('orderFecha') === 'ASC' ? 'asc' : 'desc',
    size,
    offset: (Number(query.get('page') ?? 1) - 1) * size,
  }
}

/** A page's ids in order, and the total of its list. */
interface Ids {
  ids: number[]
  total: number
}

type IdRow = { id: number; total: number }

const toIds = (rows: IdRow[]): Ids => ({ ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 })

/** Selects a page in the order of an index; the total comes from counters. */
const selectStart = ({ table, id, listed, counted, order, size }: Page) =>
  `select ${id} as id, (select coalesce(sum(total), 0)::int from offer_totals where ${counted}) as total
   from ${table} where ${listed} order by published_at ${order}, ${id} ${order} limit ${size}`

/** Reads one of the first pages in one statement, whose plan suits all values. */
async function readFirst(page: Page): Promise<{ rows: OfferRow[]; total: number }> {
  const { values, order } = page
  const rows = await runPrepared<OfferRow>(
    `select p.total, ${columns} from (${selectStart(page)} offset ${page.offset}) as p join offers as o on o.id = p.id
     join users as u on u.id = o.owner_id order by o.published_at ${order}, o.id ${order}`,
    values,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

const readNext = async (page: Page): Promise<Ids> =>
  toIds(await runPlanned(`${selectStart(page)} offset ${page.offset}`, page.values))

/** Skips whole months by their counters, then reads the list from there. */
async function readDeep({ table, id, listed, counted, values, order, size, offset }: Page): Promise<Ids> {
  const start =
    order === 'asc'
      ? "published_at >= (select month::timestamp at time zone 'UTC' from start)"
      : "published_at < (select (month + interval '1 month') at time zone 'UTC' from start)"
  const text = `with months as materialized (
      select month, sum(total) as here, sum(sum(total)) over (order by month ${order}) as reached
      from offer_counts where ${counted} group by month),
    start as materialized (
      select month, reached - here as before from months where reached > ${offset} order by reached limit 1)
    select ${id} as id, (select sum(here)::int from months) as total from ${table} where ${listed} and ${start}
    order by published_at ${order}, ${id} ${order} limit ${size} offset ${offset} - (select before from start)`
  return toIds(await runPlanned(text, values))
}

const countMaximum = 2000
/** The total of a search is exact up to this. A search by city and trade is counted. */
const searchCap = 1000

/** Reads a page of a search: a frequent word from the start of the list, others by finding all matches. */
async function readSearch(page: Page, title: string): Promise<Ids> {
  const { table, id, listed, values, order, size, offset } = page
  const countCap = table === 'offer_trades' && listed.includes('city') ? countMaximum : searchCap
  const pattern = addValue(values, `%${title.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const found = `from ${table} where ${listed} and plain_title like plain(${pattern})`
  const [plan] = await runPlanned<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select 1 ${found}`,
    values,
  )
  const expected = plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
  const newest = `order by published_at ${order}, ${id} ${order} limit`
  if (expected > countMaximum) {
    const rows = await runPlanned<IdRow>(
      `select ${id} as id, (select count(*)::int from (
         select 1 ${found} ${newest} ${searchCap}) as counted) as total
       from (select * from ${table} where ${listed} ${newest}
         (select greatest(3 * ${offset + size} * reltuples / ${expected}, ${expected}) from pg_class where oid = '${table}'::regclass)) as ${table}
       where plain_title like plain(${pattern}) ${newest} ${size} offset ${offset}`,
      values,
    )
    if (rows.length === size) return toIds(rows)
  }
  return toIds(
    await runPlanned(
      `with found as materialized (select ${id} as id, published_at ${found})
       select id, (select least(count(*), ${countCap})::int from found) as total from found
       order by published_at ${order}, id ${order} limit ${size} offset ${offset}`,
      values,
    ),
  )
}

/** Reads the offers of a page, with a plan that suits any ids. */
async function readRows({ ids, total }: Ids, order: string): Promise<{ rows: OfferRow[]; total: number }> {
  if (ids.length === 0) return { rows: [], total }
  const rows = await runPrepared<OfferRow>(
    `select ${columns} from offers as o join users as u on u.id = o.owner_id where o.id = any($1::int[])
     order by o.published_at ${order}, o.id ${order}`,
    [ids],
  )
  return { rows, total }
}

const firstOffset = 100
const deepOffset = 1000

/** Reads a page of the public list. */
export async function readOffers(query: URLSearchParams): Promise<object> {
  const page = parsePage(query)
  const title = query.get('tittle')
  const readIds = () =>
    title !== null ? readSearch(page, title) : page.offset >= deepOffset ? readDeep(page) : readNext(page)
  const isFirst = title === null && page.offset < firstOffset
  const { rows, total } = await (isFirst ? readFirst(page) : readRows(await readIds(), page.order))
  return { result: rows.map((row) => toOffer(row, null)), totalPages: Math.ceil(total / page.size), total }
}

/** Reads one offer, for any client. */
export async function readOffer(id: number): Promise<object | null> {
  const [row] = await runPrepared<OfferRow>(
    `select ${columns} from offers as o join users as u on u.id = o.owner_id where o.id = $1`,
    [id],
  )
  return row ? { result: toOffer(row, row['address']) } : null
}
