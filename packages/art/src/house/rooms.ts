import { COLORS } from './palette.ts'
import { area, circle, rect, line } from '../shapes.ts'
import type { Shape } from '../drawing.ts'

function head(x: number, y: number, facing: 'left' | 'right', skin: string, hat: string): Shape[] {
  const side = (offset: number) => (facing === 'right' ? offset : -offset)
  const crown = `c0-9 ${side(6)}-13 ${side(13)}-13s${side(12)} 4 ${side(13)} 11`
  return [
    area(`M${x - 12} ${y}a12 12 0 1 0 24 0a12 12 0 1 0-24 0z`, skin),
    area(`M${x - side(13)} ${y - 2}${crown}l${side(5)} 2h${side(-31)}z`, hat),
  ]
}

/** Upper left: a painter on a ladder in front of a half-painted orange wall. */
export function paintedRoom(): Shape[] {
  return [
    // Fresh paint with four drips.
    area(
      'M132 196h104.5v104a9 9 0 0 1-9 9h-8.5a9 9 0 0 1-9-9v34a9 9 0 0 1-9 9h-8a9 9 0 0 1-9-9v-10a9 9 0 0 1-9 9h-7.5a9 9 0 0 1-9-9v18a9 9 0 0 1-9 9h-8.5a9 9 0 0 1-9-9z',
      COLORS.orange,
    ),
    line('M141 332v20M167 314v20M193 324v18M219 290v20', COLORS.orangeLight, 3),
    rect(262, 214, 44, 66, COLORS.night, 2),
    area('M266 218h17v58h-17zM286 218h16v58h-16z', COLORS.pane),
    rect(258, 280, 52, 5, COLORS.lime),
    line('M222 352L246 250M276 352L252 250M229 324H270M234 300H264M240 276H258', COLORS.lime, 4),
    ...painter(),
  ]
}

function painter(): Shape[] {
  return [
    line('M238 282L236 312M252 284L258 310', COLORS.trousers, 11),
    area('M231 240h28l2 46h-32z', COLORS.amber),
    ...head(246, 225, 'right', COLORS.skinLight, COLORS.lime),
    line('M235 248L216 246L206 240M256 250L262 268', COLORS.skinLight, 8),
    line('M209 243L194 224H184V219', COLORS.lime, 3.5),
    rect(168, 207, 32, 13, COLORS.lime, 5),
    rect(262, 266, 16, 15, COLORS.lime, 2),
    line('M263 268q7-10 14 0', COLORS.lime, 2),
  ]
}

/** Upper right: a bathroom with visible water pipes. */
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
    area(tiles.plain, COLORS.tile),
    area(tiles.light, COLORS.tileLight),
    { ...rect(358, 222, 40, 56, COLORS.night, 20), stroke: COLORS.steel, strokeWidth: 3 },
    line('M370 262l18-24M366 250l10-13', COLORS.dusk, 2.5),
    line('M487 130V318H398M487 232H456V242', COLORS.water, 6),
    area('M438 242h36l-4 9h-28z', COLORS.lime),
    line('M446 260l-2 10M456 260v12M466 260l2 10M443 280l-2 10M456 282v12M469 280l2 10', COLORS.water, 2.5),
    circle(487, 232, 7, COLORS.orange),
    circle(487, 318, 7, COLORS.orange),
    line('M378 326v-12q0-6 8-6h6', COLORS.steel, 4),
    area('M352 330h52v6q0 20-26 20t-26-20z', COLORS.lime),
    rect(350, 326, 56, 7, COLORS.lime, 3),
    area('M418 344h84v4q0 12-14 12h-56q-14 0-14-12z', COLORS.lime),
  ]
}

/** Lower left: a kitchen with the gas pipe from the meter to the oven. */
export function kitchen(): Shape[] {
  return [
    rect(144, 398, 78, 34, COLORS.dusk, 2),
    line('M183 398v34M170 415h3M193 415h3', COLORS.roomDark, 3),
    area('M244 392h20v30l18 16h-56l18-16z', COLORS.steel),
    rect(240, 392, 28, 6, COLORS.lime),
    rect(144, 484, 84, 76, COLORS.lime, 2),
    rect(286, 484, 40, 76, COLORS.lime, 2),
    line('M186 490v66M150 500h6M192 500h6', COLORS.dusk, 2.5),
    { ...rect(228, 484, 58, 76, COLORS.night, 2), stroke: COLORS.lime, strokeWidth: 3 },
    rect(237, 506, 40, 36, COLORS.amber, 3),
    line('M238 496h4M248 496h4M258 496h4M268 496h4', COLORS.orange, 4),
    area('M246 478c-6-7 0-11 1-17 6 4 9 11 5 17zM264 478c-6-7 0-11 1-17 6 4 9 11 5 17z', COLORS.orange),
    area('M243 452h34v7q0 7-7 7h-20q-7 0-7-7z', COLORS.water),
    line('M277 455h9', COLORS.water, 4),
    rect(140, 478, 190, 8, COLORS.wood, 2),
    rect(296, 452, 22, 26, COLORS.brick, 2),
    area(
      'M307 452c-14-4-14-18-10-24 8 4 11 14 10 24zM307 452c-2-12 4-22 13-24 4 10-2 20-13 24z',
      COLORS.green,
    ),
    line('M132 548H228', COLORS.orange, 5),
  ]
}

/** Lower right: a workbench and an electrician under a lamp. */
export function workshop(): Shape[] {
  return [
    { ...rect(364, 420, 30, 42, COLORS.night, 3), stroke: COLORS.amber, strokeWidth: 3.5 },
    line('M374 432v8M384 432v8M374 448h10', COLORS.amber, 3),
    line('M379 420V392H434V404', COLORS.amber, 4),
    area('M422 428h24l14 40h-52z', COLORS.amber, { opacity: 0.16 }),
    circle(434, 426, 6, COLORS.glow),
    area('M416 424q0-20 18-20t18 20z', COLORS.amber),
    rect(386, 516, 86, 8, COLORS.wood, 2),
    line('M396 524l-6 36M462 524l6 36M394 544h72', COLORS.wood, 5),
    rect(404, 507, 54, 9, COLORS.lime, 2),
    area('M404 507l-12-8v17h12z', COLORS.orange),
    ...electrician(),
  ]
}

function electrician(): Shape[] {
  return [
    line('M483 516v38M495 516v38', COLORS.trousers, 11),
    area('M475 466h28l2 54h-32z', COLORS.brick),
    ...head(489, 450, 'left', COLORS.skinDark, COLORS.amber),
    line('M479 474L462 470L449 438M499 476l4 20', COLORS.skinDark, 8),
    rect(496, 496, 13, 12, COLORS.lime, 2),
  ]
}
