import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

// Each asks for rows that must not exist. Some repeat a constraint of the schema: should one be lost, this tells.
const rules = {
  'whoever is hired applied': sql`select 1 from offers o where hired_id is not null and not exists (
    select 1 from applications a where a.offer_id = o.id and a.worker_id = o.hired_id)`,
  'an offer is open as long as nobody is hired': sql`select 1 from offers
    where (state = 'pendiente') <> (hired_id is null) or (hired_id is null) <> (agreed_amount is null)
      or (hired_id is null) <> (accepted_at is null)`,
  'nobody applies to an own offer': sql`select 1 from applications a
    join offers o on o.id = a.offer_id where o.owner_id = a.worker_id`,
  'nobody applies twice': sql`select 1 from applications group by offer_id, worker_id having count(*) > 1`,
  'an offer is finished once it is paid, and only then': sql`select 1 from offers o
    where (state = 'terminado') <> exists (select 1 from payments p where p.offer_id = o.id and p.state = 'paid')
      or (state = 'terminado') <> (settled_at is not null)`,
  'one payment is open at most, and one succeeded at most': sql`select 1 from payments
    where state in ('pending', 'paid') group by offer_id, state having count(*) > 1`,
  'nothing is left to pay of a finished offer': sql`select 1 from payments p
    join offers o on o.id = p.offer_id where o.state = 'terminado' and p.state = 'pending'`,
  'a payment is of the price that was agreed': sql`select 1 from payments p join offers o on o.id = p.offer_id
    where p.amount is distinct from o.agreed_amount or p.commission <> round(p.amount * 0.15)`,
  'the owner of a finished offer rates its worker, once': sql`select 1 from reviews r
    join offers o on o.id = r.offer_id
    where o.state <> 'terminado' or r.author_id <> o.owner_id or r.professional_id <> o.hired_id
      or 1 < (select count(*) from reviews other where other.offer_id = o.id)`,
  'ratings add up': sql`select 1 from users u left join reviews r on r.professional_id = u.id
    group by u.id having coalesce(sum(r.score), 0) <> u.rating_sum or count(r.id) <> u.rating_count`,
  'an offer asks for one to five trades': sql`select 1 from offers o
    where (select count(*) from offer_trades t where t.offer_id = o.id) not between 1 and 5`,
}

/** The rules of the marketplace that the rows of this database break: none, whatever people have done. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const asked = Object.entries(rules).map(
    ([rule, rows]) => sql`select ${rule}::text as rule where exists (${rows})`,
  )
  const { rows } = await db.execute<{ rule: string }>(sql.join(asked, sql` union all `))
  return rows.map(({ rule }) => rule)
}
