import { COLORS, PLAN } from './palette.ts'
import { bathroom, kitchen, paintedRoom, workshop } from './rooms.ts'
import { area, rect, rectPath, group, label, line } from '../shapes.ts'
import type { Drawing, Shape } from '../drawing.ts'

const { left, right, wall, roof, upperCeiling, upperFloor, lowerCeiling, ground } = PLAN
const { upperPartition, lowerPartition } = PLAN

function earth(): Shape[] {
  let hatch = ''
  for (let x = 38; x < 600; x += 20) hatch += `M${x} ${ground + 20}l14-16`
  return [rect(36, ground, 570, 4, COLORS.lime), line(hatch, COLORS.dusk, 2)]
}

function backWalls(): Shape[] {
  const upper = upperFloor - upperCeiling
  const lower = ground - lowerCeiling
  return [
    area(rectPath(132, upperCeiling, 190, upper) + rectPath(352, lowerCeiling, 160, lower), COLORS.roomLight),
    area(rectPath(336, upperCeiling, 176, upper) + rectPath(132, lowerCeiling, 206, lower), COLORS.roomDark),
  ]
}

/** Draws the walls and floors that the section cuts. */
function structure(): Shape[] {
  const cut = [
    rectPath(left, roof, wall, ground - roof),
    rectPath(right - wall, roof, wall, ground - roof),
    rectPath(104, roof, 436, upperCeiling - roof),
    rectPath(left, upperFloor, right - left, lowerCeiling - upperFloor),
    rectPath(upperPartition, upperCeiling, wall, upperFloor - upperCeiling),
    rectPath(lowerPartition, lowerCeiling, wall, 120),
    rectPath(104, 140, wall, 56),
    rectPath(right, 140, wall, 56),
  ]
  return [area(cut.join(''), COLORS.lime), rect(lowerPartition, 494, wall, 66, COLORS.dusk)]
}

function rooftop(): Shape[] {
  return [
    line('M450 180V146M502 180V146', COLORS.lime, 5),
    area('M440 96h72v44q0 6-6 6h-60q-6 0-6-6z', COLORS.lime),
    rect(436, 88, 80, 10, COLORS.orange),
    line('M440 114h72M440 130h72', COLORS.steel, 2.5),
    rect(483, 146, 8, 14, COLORS.water),
    line('M150 180V112M316 180V112M140 112h20M306 112h20', COLORS.steel, 4),
    line('M150 116q84 16 166 0', COLORS.steel, 2.5),
    area('M176 121l12 2 12 1v34h-24z', COLORS.amber),
    area('M212 126h30l6 12-8 4v22h-26v-22l-8-4z', COLORS.water),
    area('M260 125l18-2v40h-7l-2-22-2 22h-7z', COLORS.brick),
    line('M396 180V92M380 100h32M384 112h24M388 124h16', COLORS.steel, 3),
  ]
}

function gasMeter(): Shape[] {
  return [
    line('M92 524H118', COLORS.orange, 5),
    { ...rect(60, 502, 32, 42, COLORS.night, 3), stroke: COLORS.orange, strokeWidth: 4 },
    line('M69 517a7 7 0 1 0 14 0a7 7 0 1 0-14 0M68 534h16', COLORS.orange, 3),
  ]
}

/** Draws dimension lines in meters. 8.66 m is the usual width of a lot in Buenos Aires. */
function dimensions(): Shape[] {
  return [
    line('M118 610H290M354 610H526M118 600v20M526 600v20', COLORS.steel, 2),
    line('M578 180V256M578 288V446M578 478V560M568 180h20M568 364h20M568 560h20', COLORS.steel, 2),
    line('M112 616l12-12M520 616l12-12M572 186l12-12M572 370l12-12M572 566l12-12', COLORS.orange, 3.5),
    label(322, 616, '8,66', COLORS.lime, 17),
    label(578, 278, '2,60', COLORS.lime, 17),
    label(578, 468, '2,80', COLORS.lime, 17),
  ]
}

/** The hero illustration: a section through a house of Buenos Aires, for dark backgrounds. */
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
      // After the structure: the water pipe passes in front of the roof.
      line('M487 160V196', COLORS.water, 6),
      ...dimensions(),
    ),
  ],
}
