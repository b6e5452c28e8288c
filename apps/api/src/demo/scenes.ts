import { readFile } from 'node:fs/promises'
import { hash } from '@plomada/art'

/** The titles that each scene illustrates. */
const titles = {
  aircon: /split|aire|frigor/i,
  bathroom: /baño|ducha|inodoro|vanitory|cañería|caño roto|azulejo|pastina|mampara/i,
  bricks: /tapial|revoc|parrilla con|pilares|base para tanque|contrapiso|vereda|medianera que|cimientos/i,
  floor: /parquet|piso|mosaico|vinílico|zócalos|mudanza de|calcáreas|vacío/i,
  garden: /podar|pasto|ligustrina|cerco|jardín|limoneros|terreno de/i,
  gate: /reja|portón|frente|entrada|baranda|pérgola|hierro al/i,
  hallway:
    /tablero|disyuntor|tierra|llaves y tomas|instalación|escalera$|campanilla|horno eléctrico$|pasillo/i,
  heater: /termotanque|calefón|lavadero|lavarropas|secarropas|estufa|hermeticidad|gas/i,
  kitchen: /bacha|cocina|flexible|bajo mesada|lavavajillas|cajones$|cucarachas|heladera/i,
  living: /living|luces|luz difusa|ventilador|sillón|sillones|tv |persiana del|roller|cortina/i,
  lock: /cerradura|puerta|llave partida|marcos/i,
  patio: /pared|patio|dormitorio|habitación|enlucido|terraza|reflectores/i,
  roof: /techo de|teja|chapas|canaleta|membrana|babeta|gotera|claraboya|antena/i,
  workshop: /mueble|placard|estantes|biblioteca|mesa |deck|correderas|escalera marinera/i,
} as const

/** A picture that looks like a photo of a place. */
export type SceneName = keyof typeof titles

/** All scenes. */
export const sceneNames = Object.keys(titles) as SceneName[]

/** The percentage of the offers with a scene that suits them that have one: a third of all offers with a picture. */
const SHARE = 56

/** Returns the scene of an offer, or null if it has none. Always the same for the same title and city. */
export function findScene(title: string, city: string): SceneName | null {
  const number = hash(`${title} ${city}`)
  if (number % 100 >= SHARE) return null
  const suitable = sceneNames.filter((name) => titles[name].test(title))
  return suitable[Math.floor(number / 100) % suitable.length] ?? null
}

/** Reads the file of a scene. */
export const readScene = (name: SceneName): Promise<Buffer> =>
  readFile(new URL(`scenes/${name}.avif`, import.meta.url))
