import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { getTradeSwatch, toSvg } from '@plomada/art'
import { swatchPath, TRADE_NAME_MAXIMUM } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'

const querySchema = z.object({
  trade: z.string().max(TRADE_NAME_MAXIMUM),
  // A number with another spelling would be another file in a shared cache.
  seed: z.string().regex(/^[1-9]\d{0,8}$/),
})

/** Serves the swatches of trades. A page with ten of them would be twice as large if its HTML contained them. */
export function addSwatches(app: FastifyInstance): void {
  app.get(swatchPath, (request, reply) => {
    const { data } = querySchema.safeParse(request.query)
    if (!data) return refuse('notFound')
    const svg = toSvg(getTradeSwatch(data.trade, Number(data.seed)))
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(svg)
  })
}
