import { head, legs, PAINT } from './paint.ts'
import { area, ball, box, line } from '../pen.ts'
import type { Shape } from '../shape.ts'

/** Upper left: a painter on a ladder, half way through an orange wall. */
export function paintedRoom(): Shape[] {
  return [
    // The fresh paint comes down in four tongues, one for each pass of the roller.
    area(
      'M132 196h104.5v104a9 9 0 0 1-9 9h-8.5a9 9 0 0 1-9-9v34a9 9 0 0 1-9 9h-8a9 9 0 0 1-9-9v-10a9 9 0 0 1-9 9h-7.5a9 9 0 0 1-9-9v18a9 9 0 0 1-9 9h-8.5a9 9 0 0 1-9-9z',
      PAINT.orange,
    ),
    line('M141 332v20M167 314v20M193 324v18M219 290v20', PAINT.orangeLight, 3),
    box(262, 214, 44, 66, PAINT.night, 2),
    area('M266 218h17v58h-17zM286 218h16v58h-16z', PAINT.pane),
    box(258, 280, 52, 5, PAINT.lime),
    line('M222 352L246 250M276 352L252 250M229 324H270M234 300H264M240 276H258', PAINT.lime, 4),
    ...painter(),
  ]
}

function painter(): Shape[] {
  return [
    legs('M238 282L236 312M252 284L258 310'),
    area('M231 240h28l2 46h-32z', PAINT.amber),
    ...head(246, 225, 1, PAINT.skinLight, PAINT.lime),
    line('M235 248L216 246L206 240M256 250L262 268', PAINT.skinLight, 8),
    line('M209 243L194 224H184V219', PAINT.lime, 3.5),
    box(168, 207, 32, 13, PAINT.lime, 5),
    box(262, 266, 16, 15, PAINT.lime, 2),
    line('M263 268q7-10 14 0', PAINT.lime, 2),
  ]
}

/** Upper right: a bathroom with its water pipes in sight, from the tank down. */
export function bathroom(): Shape[] {
  const tiles = { plain: '', light: '' }
  for (let column = 0; column < 8; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      const tone = row === 0 && column % 2 ? 'light' : 'plain'
      const width = column === 7 ? 19 : 20
      tiles[tone] += `M${338 + column * 22} ${290 + row * 22}h${width}v20h-${width}z`
    }
  }
  return [
    area(tiles.plain, PAINT.tile),
    area(tiles.light, PAINT.tileLight),
    { ...box(358, 222, 40, 56, PAINT.night, 20), stroke: PAINT.steel, strokeWidth: 3 },
    line('M370 262l18-24M366 250l10-13', PAINT.dusk, 2.5),
    line('M487 130V318H398M487 232H456V242', PAINT.water, 6),
    area('M438 242h36l-4 9h-28z', PAINT.lime),
    line('M446 260l-2 10M456 260v12M466 260l2 10M443 280l-2 10M456 282v12M469 280l2 10', PAINT.water, 2.5),
    ball(487, 232, 7, PAINT.orange),
    ball(487, 318, 7, PAINT.orange),
    line('M378 326v-12q0-6 8-6h6', PAINT.steel, 4),
    area('M352 330h52v6q0 20-26 20t-26-20z', PAINT.lime),
    box(350, 326, 56, 7, PAINT.lime, 3),
    area('M418 344h84v4q0 12-14 12h-56q-14 0-14-12z', PAINT.lime),
  ]
}

/** Lower left: a kitchen, and the gas that reaches its oven from the meter outside. */
export function kitchen(): Shape[] {
  return [
    box(144, 398, 78, 34, PAINT.dusk, 2),
    line('M183 398v34M170 415h3M193 415h3', PAINT.roomDark, 3),
    area('M244 392h20v30l18 16h-56l18-16z', PAINT.steel),
    box(240, 392, 28, 6, PAINT.lime),
    box(144, 484, 84, 76, PAINT.lime, 2),
    box(286, 484, 40, 76, PAINT.lime, 2),
    line('M186 490v66M150 500h6M192 500h6', PAINT.dusk, 2.5),
    { ...box(228, 484, 58, 76, PAINT.night, 2), stroke: PAINT.lime, strokeWidth: 3 },
    box(237, 506, 40, 36, PAINT.amber, 3),
    line('M238 496h4M248 496h4M258 496h4M268 496h4', PAINT.orange, 4),
    area('M246 478c-6-7 0-11 1-17 6 4 9 11 5 17zM264 478c-6-7 0-11 1-17 6 4 9 11 5 17z', PAINT.orange),
    area('M243 452h34v7q0 7-7 7h-20q-7 0-7-7z', PAINT.water),
    line('M277 455h9', PAINT.water, 4),
    box(140, 478, 190, 8, PAINT.wood, 2),
    box(296, 452, 22, 26, PAINT.brick, 2),
    area(
      'M307 452c-14-4-14-18-10-24 8 4 11 14 10 24zM307 452c-2-12 4-22 13-24 4 10-2 20-13 24z',
      PAINT.green,
    ),
    line('M132 548H228', PAINT.orange, 5),
  ]
}

/** Lower right: an electrician under the lamp that has just been wired, with a bench at hand. */
export function workshop(): Shape[] {
  return [
    { ...box(364, 420, 30, 42, PAINT.night, 3), stroke: PAINT.amber, strokeWidth: 3.5 },
    line('M374 432v8M384 432v8M374 448h10', PAINT.amber, 3),
    line('M379 420V392H434V404', PAINT.amber, 4),
    area('M422 428h24l14 40h-52z', PAINT.amber, { opacity: 0.16 }),
    ball(434, 426, 6, PAINT.glow),
    area('M416 424q0-20 18-20t18 20z', PAINT.amber),
    box(386, 516, 86, 8, PAINT.wood, 2),
    line('M396 524l-6 36M462 524l6 36M394 544h72', PAINT.wood, 5),
    box(404, 507, 54, 9, PAINT.lime, 2),
    area('M404 507l-12-8v17h12z', PAINT.orange),
    ...electrician(),
  ]
}

function electrician(): Shape[] {
  return [
    legs('M483 516v38M495 516v38'),
    area('M475 466h28l2 54h-32z', PAINT.brick),
    ...head(489, 450, -1, PAINT.skinDark, PAINT.amber),
    line('M479 474L462 470L449 438M499 476l4 20', PAINT.skinDark, 8),
    box(496, 496, 13, 12, PAINT.lime, 2),
  ]
}
