import { cities, type City } from '@plomada/domain'
import type { Random } from '@plomada/art'
import { itemAt, parseRows } from './textRows.ts'

/** City, zone, area code, weight (1 to 4), towns, streets. */
const cityRows = `
Almirante Brown | sur | 11 | 3 | Adrogué, Burzaco, Longchamps, Rafael Calzada, Claypole | Espora, Bouchard, Mitre, Cerretti, Amenedo
Avellaneda | sur | 11 | 3 | Sarandí, Wilde, Gerli, Villa Domínico | Mitre, Belgrano, 12 de Octubre, Las Flores, Lavalle
Berazategui | sur | 11 | 2 | Ranelagh, Hudson, Plátanos | Calle 14 n.º, Calle 148 n.º, Calle 7 n.º, Avenida 21 n.º
Berisso | plata | 221 | 1 | Villa Zula, El Carmen | Calle 8 n.º, Montevideo, Génova, Río de Janeiro
Brandsen | plata | 2223 | 1 | Jeppener, Gómez | Sáenz Peña, Ferrari, Larrea, Mitre
Campana | norte | 3489 | 2 | Río Luján, Lomas del Río Luján | Rivadavia, Castelli, Jean Jaurès, San Martín
Canuelas | oeste | 2226 | 1 | Máximo Paz, Uribelarrea | Libertad, Del Carmen, Lara, Rivadavia
Ensenada | plata | 221 | 1 | Punta Lara, El Dique | La Merced, Bossinga, Sidotti, Don Bosco
Escobar | norte | 348 | 2 | Garín, Ingeniero Maschwitz, Matheu | Tapia de Cruz, Asborno, Rivadavia, Colón
Esteban Echeverria | sur | 11 | 2 | Monte Grande, Luis Guillón, El Jagüel, Canning | Dorrego, Alem, Santamarina, Rojas
Exaltacion de la Cruz | norte | 2323 | 1 | Capilla del Señor, Los Cardales, Parada Robles | Urcelay, Belgrano, Mitre, San Martín
Ezeiza | sur | 11 | 2 | Tristán Suárez, La Unión, Carlos Spegazzini | French, Avellaneda, Echeverría, Lavalle
Florencio Varela | sur | 11 | 2 | Bosques, Zeballos, Villa Vatteone | Monteagudo, 25 de Mayo, Sallarés, Mitre
General Las Heras | oeste | 220 | 1 | Villars, Plomer | Villamayor, Belgrano, San Martín, Rivadavia
General Rodriguez | oeste | 237 | 1 | Las Malvinas, Malvinas Norte | Avellaneda, 25 de Mayo, 2 de Abril, Bernardo de Irigoyen
General San Martin | norte | 11 | 3 | Villa Ballester, San Andrés, José León Suárez, Villa Maipú | Ayacucho, Pueyrredón, Alvear, Lacroze, Witcomb
Hurlingham | oeste | 11 | 2 | Villa Tesei, William Morris | Jauretche, Vergara, Pedro Díaz, Remedios de Escalada
Ituzaingo | oeste | 11 | 2 | Villa Udaondo, Parque Leloir | Zufriategui, Mansilla, Las Heras, Olazábal
Jose C. Paz | norte | 11 | 2 | Sol y Verde, Villa Altube | Altube, Gaspar Campos, Zuviría, Piñero
La Matanza | oeste | 11 | 4 | San Justo, Ramos Mejía, Villa Luzuriaga, González Catán, Isidro Casanova, Ciudad Evita | Arieta, Almafuerte, Avenida de Mayo, Belgrano, Pueyrredón, Salta
La Plata | plata | 221 | 4 | City Bell, Gonnet, Los Hornos, Tolosa, Villa Elisa | Calle 48 n.º, Calle 7 n.º, Calle 60 n.º, Diagonal 74 n.º, Calle 19 n.º, Avenida 13 n.º
Lanus | sur | 11 | 3 | Remedios de Escalada, Monte Chingolo, Valentín Alsina | Ituzaingó, 9 de Julio, Anatole France, Margarita Weild
Lomas de Zamora | sur | 11 | 4 | Banfield, Temperley, Llavallol, Turdera | Laprida, Boedo, Loria, Alsina, Meeks, Cerrito
Lujan | oeste | 2323 | 1 | Jáuregui, Torres, Open Door | Lavalle, San Martín, Mitre, Las Heras
Malvinas Argentinas | norte | 11 | 2 | Los Polvorines, Grand Bourg, Tortuguitas, Pablo Nogués | Suipacha, Eva Perón, San Martín, Olivos
Marcos Paz | oeste | 220 | 1 | Barrio Urioste, Santa Catalina | Sarmiento, Pellegrini, Dardo Rocha, Libertad
Merlo | oeste | 220 | 2 | San Antonio de Padua, Libertad, Mariano Acosta | Real, Chacabuco, Noguera, Avellaneda
Moreno | oeste | 237 | 3 | Paso del Rey, La Reja, Trujui, Francisco Álvarez | Martínez Melo, Joly, Uruguay, Bartolomé Mitre
Moron | oeste | 11 | 3 | Castelar, Haedo, El Palomar, Villa Sarmiento | Sarmiento, Cabildo, Brown, San Martín, Boatti
Pilar | norte | 230 | 3 | Del Viso, Villa Rosa, Presidente Derqui, Manuel Alberti | Ituzaingó, Lorenzo López, Tucumán, Moreno
Presidente Peron | sur | 2224 | 1 | Guernica, Villa Numancia | Alem, Yrigoyen, Rivadavia, Malvinas
Quilmes | sur | 11 | 4 | Bernal, Ezpeleta, San Francisco Solano, Don Bosco | Mitre, Alvear, Brandsen, Conesa, Videla, Alberdi
San Fernando | norte | 11 | 2 | Victoria, Virreyes | Constitución, 3 de Febrero, Lavalle, Ituzaingó
San Isidro | norte | 11 | 3 | Martínez, Acassuso, Beccar, Boulogne, Villa Adelina | Belgrano, Chacabuco, Alvear, Edison, Pueyrredón
San Miguel | norte | 11 | 3 | Bella Vista, Muñiz | Paunero, Sarmiento, Tribulato, León Gallardo
San Vicente | sur | 2225 | 1 | Alejandro Korn, Domselaar | Sarmiento, 25 de Mayo, Belgrano, San Martín
Tigre | norte | 11 | 3 | General Pacheco, Don Torcuato, El Talar, Benavídez | Cazón, Liniers, Italia, Alvear
Tres de Febrero | norte | 11 | 3 | Caseros, Ciudadela, Santos Lugares, Villa Bosch, Martín Coronado | Urquiza, Valentín Gómez, Lisandro de la Torre, 3 de Febrero
Vicente Lopez | norte | 11 | 3 | Olivos, Florida, Munro, Villa Martelli, La Lucila | Maipú, Roca, Ugarte, Corrientes, Vélez Sarsfield
Zarate | norte | 3487 | 1 | Lima, Villa Fox | Justa Lima, Independencia, Belgrano, Rómulo Noya
`

/** A city of the demo. */
export interface DemoCity {
  name: City
  /** Professionals apply to offers in the same zone rather than in others. */
  zone: string
  areaCode: string
  /** The relative number of offers, 1 to 4. */
  weight: number
  towns: string[]
  streets: string[]
}

const rows = new Map(parseRows(cityRows).map((row) => [row[0], row]))

/** The cities of the catalog, in its order. */
export const demoCities: readonly DemoCity[] = cities.map((name) => {
  const [, zone, areaCode, weight, towns, streets] = rows.get(name) ?? []
  if (!zone || !areaCode || !towns || !streets) throw new Error(`The demo has no data for ${name}.`)
  return {
    name,
    zone,
    areaCode,
    weight: Number(weight),
    towns: towns.split(', '),
    streets: streets.split(', '),
  }
})

/** Returns the city with a name. Throws if there is none. */
export function findDemoCity(name: string | null): DemoCity {
  const city = demoCities.find((one) => one.name === name)
  if (!city) throw new Error(`The demo has no city ${name}.`)
  return city
}

/** Creates an address: a street, a number and sometimes a town. */
export function createAddress(city: DemoCity, random: Random): string {
  const street = itemAt(city.streets, random.integer(0, 99))
  const number = street.endsWith('n.º') ? random.integer(320, 1680) : random.integer(110, 3890)
  return `${street} ${number}${random.chance(0.4) ? `, ${itemAt(city.towns, random.integer(0, 99))}` : ''}`
}

/** Creates a phone number that is not in use: the area code, 5550 and three digits. */
export function createPhone(city: DemoCity, number: number): string {
  const local = `5550${String(100 + (number % 900))}`
  return `${city.areaCode}${city.areaCode === '11' ? `5${local}` : local.slice(city.areaCode.length - 3)}`
}
