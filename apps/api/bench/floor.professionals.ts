import { runPlanned, runPrepared, type Values } from './floor.database.ts'

const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']

const matches = 'province = $1 and trade_id = $2 and days & $3 <> 0'

const columns = `p.total, u.id, u.nickname, u.first_name, u.last_name, u.city, u.province, u.description, u.photo, u.role,
    u.is_active, u.average_rating, u.rating_count, u.days, u.shift,
    (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.id), '[]')
     from user_trades as ut join trades as t on t.id = ut.trade_id where ut.user_id = u.id) as trades`

const order = 'order by ranking desc nulls last, id desc'
const byTrade = `select ${columns}
  from (select user_id, ranking, (select coalesce(sum(total), 0)::int from professional_counts where ${matches}) as total
    from user_trades where is_listed and ${matches}
    order by ranking desc nulls last, user_id desc limit 20 offset $4) as p
  join users as u on u.id = p.user_id order by p.ranking desc nulls last, u.id desc`

/** Finds all, and shows the total up to 1000. */
const byName = `with found as materialized (
    select id, ranking from users where is_active and role = 'professional' and plain_name like public.plain($1))
  select ${columns} from (select *, (select least(count(*), 1000)::int from found) as total from found ${order} limit 20) as p
  join users as u on u.id = p.id order by p.ranking desc nulls last, u.id desc`

interface ProfessionalRow {
  [column: string]: unknown
  total: number
  days: number
}

/** Reads a page of the professionals of a trade who work on certain days, or the first page of those with a name. */
export async function readProfessionals(query: URLSearchParams): Promise<object> {
  const mask = query.getAll('dias').reduce((bits, day) => bits | (1 << days.indexOf(day)), 0)
  const offset = (Number(query.get('page') ?? 1) - 1) * 20
  const values: Values = ['Buenos Aires', Number(query.get('job')), mask, offset]
  const name = query.get('name')
  const rows = await (name === null
    ? runPrepared<ProfessionalRow>(byTrade, values)
    : runPlanned<ProfessionalRow>(byName, [`%${name.trim()}%`]))
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
    valoraciones: row['rating_count'],
    Jobs: row['trades'],
    dias: days.filter((_, bit) => row.days & (1 << bit)),
    horario: row['shift'],
  }))
  return { result, totalPages: Math.ceil(total / 20), total }
}
