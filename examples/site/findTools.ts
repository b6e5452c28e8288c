import { toPage } from '@plomada/define'
import { isOut, listDays } from './availability'
import type { Language } from './language'
import { getTexts } from './texts'
import type { ToolFilters } from './toolFilters'
import { type Depot, depots, type Tool, tools } from './tools'

/** Returns the depots that have a tool: heavy ones are only in Harburg, where there is a ramp. */
export const listDepots = ({ weight }: Tool): readonly Depot[] => (weight > 100 ? ['harburg'] : depots)

/** Weight that one person can lift into a car. */
const CAR_KG = 25

/** Returns whether a tool is free on all days of a period; without its first or last day, on the one that is known. */
function isFreeBetween(tool: Tool, from: string | undefined, to: string | undefined): boolean {
  const first = from ?? to
  const last = to ?? from
  if (first === undefined || last === undefined) return true
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
  // The bookings are known for a year.
  if (count < 1 || count > 366) return false
  return !listDays(first, count).some((day) => isOut(tool, day))
}

/** Returns one page of the tools that match the filters. A site with a database would query it here. */
export function findTools(language: Language, filters: ToolFilters) {
  const { tools: names } = getTexts(language)
  const { name, kind, power, depot, priceFrom, priceTo, from, to, fitsCar, sort, page, pageSize } = filters
  const matches = (tool: Tool) =>
    (name === undefined ||
      names[tool.id].some((text) =>
        text.toLocaleLowerCase(language).includes(name.toLocaleLowerCase(language)),
      )) &&
    (kind === undefined || tool.kind === kind) &&
    (power === undefined || power.includes(tool.power)) &&
    (depot === undefined || listDepots(tool).includes(depot)) &&
    tool.price >= (priceFrom ?? 0) &&
    tool.price <= (priceTo ?? Infinity) &&
    isFreeBetween(tool, from, to) &&
    (!fitsCar || tool.weight <= CAR_KG)
  const compare = {
    name: (one: Tool, other: Tool) => names[one.id][0].localeCompare(names[other.id][0], language),
    cheap: (one: Tool, other: Tool) => one.price - other.price,
    dear: (one: Tool, other: Tool) => other.price - one.price,
  }[sort ?? 'name']
  const found: Tool[] = tools.filter(matches).toSorted(compare)
  return toPage(found.slice((page - 1) * pageSize, page * pageSize), found.length, filters)
}
