import { PAINT, PLAN } from './paint.ts'
import { bathroom, kitchen, paintedRoom, workshop } from './rooms.ts'
import { area, box, boxOutline, group, lettering, line } from '../pen.ts'
import type { Drawing, Shape } from '../shape.ts'

const { left, right, wall, roof, upperCeiling, upperFloor, lowerCeiling, ground } = PLAN
const { upperPartition, lowerPartition } = PLAN

function earth(): Shape[] {
  let hatch = ''
  for (let x = 38; x < 600; x += 20) hatch += `M${x} ${ground + 20}l14-16`
  return [box(36, ground, 570, 4, PAINT.lime), line(hatch, PAINT.dusk, 2)]
}

function backWalls(): Shape[] {
  const upper = upperFloor - upperCeiling
  const lower = ground - lowerCeiling
  return [
    area(
      boxOutline(132, upperCeiling, 190, upper) + boxOutline(352, lowerCeiling, 160, lower),
      PAINT.roomLight,
    ),
    area(
      boxOutline(336, upperCeiling, 176, upper) + boxOutline(132, lowerCeiling, 206, lower),
      PAINT.roomDark,
    ),
  ]
}

/** Everything the section cuts through, in one piece. */
function structure(): Shape[] {
  const cut = [
    boxOutline(left, roof, wall, ground - roof),
    boxOutline(right - wall, roof, wall, ground - roof),
    boxOutline(104, roof, 436, upperCeiling - roof),
    boxOutline(left, upperFloor, right - left, lowerCeiling - upperFloor),
    boxOutline(upperPartition, upperCeiling, wall, upperFloor - upperCeiling),
    boxOutline(lowerPartition, lowerCeiling, wall, 120),
    boxOutline(104, 140, wall, 56),
    boxOutline(right, 140, wall, 56),
  ]
  return [area(cut.join(''), PAINT.lime), box(lowerPartition, 494, wall, 66, PAINT.dusk)]
}

function rooftop(): Shape[] {
  return [
    line('M450 180V146M502 180V146', PAINT.lime, 5),
    area('M440 96h72v44q0 6-6 6h-60q-6 0-6-6z', PAINT.lime),
    box(436, 88, 80, 10, PAINT.orange),
    line('M440 114h72M440 130h72', PAINT.steel, 2.5),
    box(483, 146, 8, 14, PAINT.water),
    line('M150 180V112M316 180V112M140 112h20M306 112h20', PAINT.steel, 4),
    line('M150 116q84 16 166 0', PAINT.steel, 2.5),
    area('M176 121l12 2 12 1v34h-24z', PAINT.amber),
    area('M212 126h30l6 12-8 4v22h-26v-22l-8-4z', PAINT.water),
    area('M260 125l18-2v40h-7l-2-22-2 22h-7z', PAINT.brick),
    line('M396 180V92M380 100h32M384 112h24M388 124h16', PAINT.steel, 3),
  ]
}

function gasMeter(): Shape[] {
  return [
    line('M92 524H118', PAINT.orange, 5),
    { ...box(60, 502, 32, 42, PAINT.night, 3), stroke: PAINT.orange, strokeWidth: 4 },
    line('M69 517a7 7 0 1 0 14 0a7 7 0 1 0-14 0M68 534h16', PAINT.orange, 3),
  ]
}

/** Dimension lines in metres, with the oblique ticks of a builder's drawing: 8,66 is the classic lot front. */
function dimensions(): Shape[] {
  return [
    line('M118 610H290M354 610H526M118 600v20M526 600v20', PAINT.steel, 2),
    line('M578 180V256M578 288V446M578 478V560M568 180h20M568 364h20M568 560h20', PAINT.steel, 2),
    line('M112 616l12-12M520 616l12-12M572 186l12-12M572 370l12-12M572 566l12-12', PAINT.orange, 3.5),
    lettering(322, 616, '8,66', PAINT.lime, 17),
    lettering(578, 278, '2,60', PAINT.lime, 17),
    lettering(578, 468, '2,80', PAINT.lime, 17),
  ]
}

/** The hero: a house of Buenos Aires in section, with two trades at work. Made for a dark ground. */
export const house: Drawing = {
  viewBox: [36, 78, 570, 552],
  shapes: [
    group(
      { strokeLinecap: 'round', strokeLinejoin: 'round' },
      ...earth(),
      ...backWalls(),
      ...paintedRoom(),
      ...bathroom(),
      ...kitchen(),
      ...workshop(),
      ...structure(),
      ...rooftop(),
      ...gasMeter(),
      // The water pipe goes through the roof in front of the cut slab.
      line('M487 160V196', PAINT.water, 6),
      ...dimensions(),
    ),
  ],
}
