import type { Examples } from '../contract/example.ts'
import type { tradeCalls } from './trade.calls.ts'
import { ok } from '../exampleValues.ts'
import { demoTrades, popularPrices, priceGuide, trades } from './trade.fixtures.ts'

export const tradeExamples: Examples<typeof tradeCalls> = {
  list: { response: { result: demoTrades.slice(0, 3) } },
  get: { params: { id: trades.plumbing.id }, response: { result: trades.plumbing } },
  prices: {
    params: { id: trades.plumbing.id },
    query: { city: 'Quilmes' },
    response: { result: priceGuide },
  },
  popularPrices: { response: { result: [...popularPrices] } },
  create: {
    body: { name: trades.gas.name, description: trades.gas.description },
    response: { result: trades.gas },
  },
  update: {
    params: { id: trades.gas.id },
    body: { description: trades.gas.description },
    response: { result: trades.gas },
  },
  remove: { params: { id: trades.gas.id }, response: ok },
}
