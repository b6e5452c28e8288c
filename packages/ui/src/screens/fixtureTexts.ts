/** Published offers: trade, title, description and budget. */
export const jobs = [
  [
    'Pisos',
    'colocar porcelanato en cocina y lavadero',
    'Son 18 m² sobre contrapiso nivelado. El material ya está comprado y la obra está limpia.',
    92_500,
  ],
  [
    'Plomería',
    'cambiar la bomba del tanque',
    'La bomba no levanta presión desde el sábado. Hay que revisar también el automático.',
    48_000,
  ],
  [
    'Pintura',
    'pintar living y pasillo',
    'Paredes enduidas, falta lijado fino y dos manos. Techos incluidos, unos 60 m².',
    85_000,
  ],
  ['Persianas', 'arreglar persianas de madera', 'Tres cortinas trabadas, una con la cinta cortada.', 31_500],
  [
    'Electricidad',
    'tablero nuevo con disyuntor',
    'Vivienda de tres ambientes. Se pide certificado y reemplazo de térmicas.',
    76_900,
  ],
  [
    'Jardinería',
    'poda de cerco y corte de césped',
    'Cerco de ligustro de 22 metros y parque de 150 m². Retirar las ramas.',
    27_000,
  ],
  [
    'Gas',
    'prueba de hermeticidad y rejillas',
    'El edificio pide el informe firmado por matriculado antes de fin de mes.',
    64_000,
  ],
  [
    'Albañilería',
    'levantar medianera de seis metros',
    'Ladrillo hueco del 18, con columnas y viga. Los materiales quedan en la vereda.',
    98_000,
  ],
  [
    'Carpintería',
    'placar a medida en dormitorio',
    'Hueco de 2,40 por 2,60 con puertas corredizas. Melamina blanca.',
    89_500,
  ],
  [
    'Cerrajería',
    'cambiar cerradura de puerta blindada',
    'La llave gira en falso. Hace falta una cerradura de seguridad con cinco copias.',
    23_800,
  ],
  [
    'Climatización',
    'instalar aire de 3000 frigorías',
    'Equipo nuevo en caja, con cañería de tres metros y soporte.',
    42_000,
  ],
  [
    'Techos',
    'reparar gotera en techo de chapa',
    'Entra agua por la cumbrera cuando llueve con viento. Dos cabreadas a la vista.',
    57_300,
  ],
  [
    'Herrería',
    'soldar portón corredizo',
    'La guía se despegó y el portón roza el piso. Hay luz en el garaje.',
    36_400,
  ],
  [
    'Limpieza',
    'limpieza final de obra',
    'Departamento de 70 m² recién pintado, con vidrios y pisos de madera.',
    29_900,
  ],
  [
    'Yesería',
    'rehacer cielorraso del baño',
    'Se cayó un metro cuadrado por una filtración ya reparada.',
    33_000,
  ],
  [
    'Vidriería',
    'colocar mampara en ducha',
    'Mampara de 1,50 por 1,90, vidrio templado. Llevar todo el material.',
    71_200,
  ],
  [
    'Impermeabilización',
    'membrana en terraza transitable',
    'Unos 40 m² con desagüe central. Hay que levantar la membrana vieja.',
    96_700,
  ],
  [
    'Mudanzas',
    'flete chico dentro de la ciudad',
    'Heladera, cama de dos plazas y quince cajas. Segundo piso por escalera.',
    25_500,
  ],
  [
    'Tapicería',
    'retapizar sillón de tres cuerpos',
    'Pana gris, con la espuma nueva. Se puede retirar por la tarde.',
    54_000,
  ],
  [
    'Piletas',
    'poner en marcha la pileta',
    'Filtro desarmado desde marzo, agua verde y una luz quemada.',
    44_600,
  ],
  [
    'Durlock',
    'tabique para separar el escritorio',
    'Tres metros de largo con una puerta placa y dos tomas.',
    61_000,
  ],
  [
    'Electrodomésticos',
    'lavarropas que no centrifuga',
    'Carga y lava bien, se detiene antes del último ciclo.',
    18_900,
  ],
  [
    'Alarmas y cámaras',
    'cuatro cámaras con grabador',
    'Frente, fondo y dos pasillos. El cableado va por fuera.',
    83_000,
  ],
  ['Antenas', 'cablear red en dos plantas', 'Cinco bocas y un punto de wifi en el entrepiso.', 39_700],
] as const

/** More jobs of one trade, so that the suggestions of an offer fill two pages. */
export const flooringJobs = [
  ['Pisos', 'cambiar zócalos y juntas', 'Doce metros de zócalo y juntas flojas en el pasillo.', 38_000],
  ['Pisos', 'pulir parquet de dos ambientes', 'Unos 28 m², con tres tablas para reponer.', 67_000],
  ['Pisos', 'nivelar contrapiso de patio', 'El agua queda contra la pared del fondo.', 54_000],
  ['Pisos', 'colocar flotante en dormitorio', 'Doce metros con manta y zócalos. Material comprado.', 41_500],
  ['Pisos', 'reponer calcáreos rotos', 'Nueve piezas en la galería, hay repuestos iguales.', 22_000],
  ['Pisos', 'sellar deck de madera', 'Lijado y dos manos, 15 m² al sol.', 35_800],
] as const

/** Owners of the offers: first and last name. */
export const clients = [
  ['Lucía', 'Arregui'],
  ['Ramiro', 'Basualdo'],
  ['Noelia', 'Cejas'],
  ['Sergio', 'Dimarco'],
  ['Gabriela', 'Etcheverry'],
  ['Hernán', 'Farías'],
  ['Pilar', 'Giménez'],
  ['Óscar', 'Heredia'],
] as const

/** Professionals: first name, last name, portrait and description. */
export const workers = [
  [
    'Rosa',
    'Maidana',
    'long',
    'Baños completos, termotanques y pérdidas difíciles. Presupuesto cerrado y todo probado.',
  ],
  ['Iván', 'Peralta', 'short', 'Instalaciones domiciliarias con certificado. Veinte años de oficio.'],
  ['Daniela', 'Suárez', 'long', 'Interiores y frentes. La obra queda limpia al final de cada día.'],
  ['Marcos', 'Benítez', 'beard', 'Muros, revoques y reformas chicas, con cuadrilla propia.'],
  ['Ailén', 'Quiroga', 'bun', 'Gasista matriculada de segunda categoría. Informes en 48 horas.'],
  ['Tomás', 'Iglesias', 'cap', 'Muebles a medida, puertas y placares en taller propio.'],
  ['Camila', 'Ferreyra', 'curls', 'Parques, riego por goteo y poda en altura.'],
  ['Julián', 'Ocampo', 'short', 'Aperturas sin rotura y cerraduras de seguridad.'],
  ['Estela', 'Vergara', 'bun', 'Equipos split, carga de gas y limpieza de ductos.'],
  ['Nahuel', 'Zárate', 'bald', 'Porcelanato, calcáreos y pulido de mosaico.'],
  ['Verónica', 'Luna', 'long', 'Chapa, zinguería y membranas con diez años de garantía.'],
  ['Facundo', 'Roldán', 'beard', 'Rejas, portones y escaleras. Soldadura a domicilio.'],
] as const
