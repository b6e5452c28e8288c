import type { DataTableDirection } from '../base/index.ts'

/** A direction in an address. */
type Order = 'ASC' | 'DESC'

/** Returns the direction of a filter that sorts. */
export const toDirection = (order: Order | undefined): DataTableDirection =>
  order === 'ASC' ? 'ascending' : 'descending'

/** Returns the value of a filter that sorts. */
export const fromDirection = (direction: DataTableDirection): Order =>
  direction === 'ascending' ? 'ASC' : 'DESC'
