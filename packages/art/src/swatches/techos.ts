import { area, colorLayers, line, rectPath, circlePath, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, HEIGHT, randomOffset, type Swatch, WIDTH } from './canvas.ts'

const SCREW = '#fb8819'
const SCREW_EDGE = '#7a3f10'
const LAP = '#33464f'
/** Tones of one corrugation from valley to valley, each with its end, for zinc and for a translucent sheet. */
const TONES = [
  { until: 0.1, zinc: '#5d7480', clear: '#4f8ea3' },
  { until: 0.2, zinc: '#849aa5', clear: '#79b3c4' },
  { until: 0.3, zinc: '#aabbc3', clear: '#a5d3df' },
  { until: 0.44, zinc: '#c8d5da', clear: '#cdebf1' },
  { until: 0.58, zinc: '#aabcc4', clear: '#b0dae4' },
  { until: 0.72, zinc: '#8fa5af', clear: '#8ec2d0' },
  { until: 0.86, zinc: '#6f8691', clear: '#6fabbc' },
  { until: 1, zinc: '#4f6570', clear: '#5596aa' },
] as const
const SHEET = 6

/** Draws corrugated sheets with screws. One sheet is translucent. */
export const techos: Swatch = (seed) => {
  const random = seededRandom(seed)
  const pitch = random.pick([24, 30, 38])
  const start = randomOffset(random, pitch)
  const clearSheet = random.integer(0, 2)
  const firstWave = random.integer(0, SHEET - 1)
  const purlin = random.pick([72, 90, 112])
  const firstScrew = random.integer(20, 60)
  const lap = random.integer(2, 6) * 50
  const metal = colorLayers()
  let screws = ''
  for (let wave = 0, x = start; x < WIDTH; wave += 1, x += pitch) {
    const sheet = Math.floor((wave + firstWave) / SHEET)
    const isClear = sheet === clearSheet
    TONES.forEach(({ until, zinc, clear }, index) => {
      const from = x + pitch * (TONES[index - 1]?.until ?? 0)
      metal.add(isClear ? clear : zinc, rectPath(from, 0, x + pitch * until - from + 0.4, HEIGHT))
    })
    if (wave % 2) continue
    for (let y = firstScrew; y < HEIGHT; y += purlin) screws += circlePath(x + pitch * 0.37, y, 5)
  }
  return createSwatch(
    [
      ...metal.areas(),
      line(pathData`M0 ${lap}H${WIDTH}`, LAP, 5, { strokeOpacity: 0.5 }),
      area(screws, SCREW, { stroke: SCREW_EDGE, strokeWidth: 1.5 }),
    ],
    TONES[0].zinc,
  )
}
