/** Professionals: nickname, first name, last name, f or m, city, days since they joined, trades, days, shift, quality (1 to 3), description. */
export const professionalRows = `
marcelog | Marcelo | Giménez | m | Lanus | 610 | Electricidad, Alarmas y cámaras | LMXJV | mañana | 3 | Electricista matriculado, 22 años en el oficio. Tableros, recableados y puesta a tierra con medición. Entrego plano simple de lo que hago.
susi.elec | Susana | Ledesma | f | Moron | 540 | Electricidad | LMXJVS | tarde | 3 | Electricista recibida en la técnica de Haedo. Me gustan las casas viejas: llaves de combinación, cañería de hierro, lo que otros no quieren tocar.
ramirotec | Ramiro | Bustos | m | General San Martin | 470 | Electricidad, Climatización, Antenas | LMXJV | mañana | 2 | Instalaciones domiciliarias y aires. Voy con escalera propia y hago ver el trabajo terminado antes de cobrar.
tano.luz | Franco | Bellucci | m | Tigre | 430 | Electricidad, Alarmas y cámaras | MXJVS | - | 3 | Cámaras, alarmas y electricidad de casas. Configuro el celular y explico cómo se usa.
nahueladr | Nahuel | Aguirre | m | La Plata | 505 | Electricidad, Climatización | LMXJVS | mañana | 2 | Instalo splits y preinstalaciones. Zona La Plata, Berisso y Ensenada. Bomba de vacío siempre.
quique.vl | Enrique | Portillo | m | Vicente Lopez | 690 | Electricidad, Persianas | LMXJV | tarde | 3 | Más de treinta años de electricista de edificios. Motorizo persianas y portones. No hago obra nueva.
lagarto | Leandro | Ojeda | m | La Matanza | 445 | Electricidad, Electrodomésticos | LMXJVSD | tarde | 1 | Reparaciones eléctricas y de línea blanca. Consultar por urgencias de fin de semana.
pablo.v | Pablo | Villalba | m | Lomas de Zamora | 620 | Plomería, Gas | LMXJV | mañana | 3 | Gasista matriculado de segunda y plomero. Termofusión, pruebas de hermeticidad y trámites. Presupuesto por escrito.
chino.caños | Hernán | Ibáñez | m | Tres de Febrero | 515 | Plomería | LMXJVS | mañana | 2 | Destapaciones con máquina, cloacas y desagües. Si no sale con la máquina, no cobro más que la visita.
norma.plom | Norma | Cardozo | f | Moreno | 460 | Plomería, Impermeabilización | LMXJ | tarde | 3 | Plomera. Aprendí con mi papá y sigo con mi hija. Baños, cocinas y humedades, con el piso cubierto y la basura en bolsas.
gustavor | Gustavo | Roldán | m | Pilar | 480 | Plomería, Gas, Piletas | LMXJVS | mañana | 2 | Instalaciones sanitarias en barrios y casas de fin de semana. Bombas, filtros y calefones.
el.gallego | Ramón | Otero | m | San Isidro | 650 | Plomería, Gas | LMXJV | mañana | 3 | Calderas, radiadores y agua caliente. Trabajo solo y por eso doy turnos con unos días de espera.
dami.plata | Damián | Coria | m | La Plata | 525 | Plomería, Gas | LXJVS | tarde | 2 | Plomería en general y gas. Estoy en Los Hornos y me muevo en camioneta por toda la región.
walter.q | Walter | Quiroz | m | Berazategui | 455 | Plomería, Electrodomésticos | LMXJVSD | noche | 1 | Arreglos de plomería y lavarropas. También de noche.
sole.pinta | Soledad | Maidana | f | Quilmes | 570 | Pintura, Yesería | LMXJV | mañana | 3 | Pintora de interiores. Enduido fino, colores a medida y muebles pintados. Tapo todo antes de abrir la primera lata.
ruben.p | Rubén | Escobar | m | Ituzaingo | 630 | Pintura | LMXJVS | mañana | 2 | Pinturería y pintura de obra desde 1998. Frentes con hidrolavado y andamio propio.
los.brizuela | Matías | Brizuela | m | San Miguel | 475 | Pintura, Durlock | LMXJV | mañana | 3 | Con mi hermano hacemos departamentos completos en menos de una semana. Placas, masillado y pintura.
yani.colores | Yanina | Toledo | f | Avellaneda | 425 | Pintura, Limpieza | MXJVS | tarde | 2 | Pinto y dejo limpio. Habitaciones chicas, locales y retoques después de una obra.
cacho.pint | Oscar | Ferraro | m | Escobar | 540 | Pintura, Impermeabilización | LMXJV | mañana | 2 | Frentes, medianeras y terrazas. Membrana líquida y en rollo. Visito sin cargo en Escobar y Pilar.
guadap | Guadalupe | Arce | f | Vicente Lopez | 410 | Pintura | LXV | mañana | 3 | Pintura decorativa y barnices. Estudié restauración, las puertas viejas son lo que más me gusta.
don.ceferino | Ceferino | Duarte | m | Florencio Varela | 700 | Albañilería, Pisos | LMXJVS | mañana | 3 | Albañil de toda la vida. Revoques a plomo, contrapisos y colocación. Trabajo con mi yerno.
fabricio.m | Fabricio | Medina | m | Merlo | 490 | Albañilería, Techos | LMXJV | mañana | 2 | Ampliaciones chicas, losas y techos de chapa. Entrego con el lugar barrido.
juanca.obra | Juan | Cáceres | m | La Matanza | 560 | Albañilería, Durlock, Yesería | LMXJVS | mañana | 2 | Reformas de baño y cocina en seco y en húmedo. Pido la mitad al empezar y el resto cuando está.
teo.alb | Teófilo | Benítez | m | Jose C. Paz | 440 | Albañilería | LMXJVS | - | 1 | Albañilería en general, parrillas y tapiales.
rosa.azul | Rosana | Paredes | f | Almirante Brown | 485 | Albañilería, Pisos | LMXJV | mañana | 3 | Colocadora de cerámicos y porcelanato, albañila. Cortes a 45, niveladores y pastina pareja.
diegomay | Diego | Mayorga | m | Ensenada | 500 | Albañilería, Impermeabilización | LMXJV | tarde | 2 | Humedad de cimientos con inyección y revoques nuevos. Explico el porqué antes de picar.
hugo.gas | Hugo | Santillán | m | Hurlingham | 640 | Gas, Climatización | LMXJV | mañana | 3 | Gasista de primera categoría. Planos, pruebas y rehabilitación del servicio. Estufas y calderas, todo el invierno.
vero.clima | Verónica | Insúa | f | General San Martin | 450 | Climatización, Electricidad | LMXJVS | tarde | 3 | Técnica en refrigeración. Instalo, hago carga y encuentro fugas con nitrógeno. Factura si hace falta.
lucho.frio | Luciano | Peralta | m | Esteban Echeverria | 435 | Climatización, Electrodomésticos | LMXJVS | tarde | 2 | Heladeras, aires y lavarropas. Repuestos a la vista y el viejo queda en la casa.
carpi.tomas | Tomás | Weber | m | Tigre | 580 | Carpintería | LMXJV | mañana | 3 | Carpintero con taller en Benavídez. Muebles a medida en melamina y madera. Mando el plano antes de cortar.
inesmad | Inés | Robledo | f | Moron | 420 | Carpintería, Tapicería | MXJV | tarde | 3 | Restauro sillas, mesas y sillones. Encolado, lustre a muñeca y tapizado. Retiro y entrego.
beto.placard | Alberto | Cisneros | m | Lomas de Zamora | 600 | Carpintería, Persianas, Pisos | LMXJVS | mañana | 2 | Placares, bajo mesadas, flotantes y cortinas de enrollar. Coloco también lo que ya está comprado.
emi.muebles | Emiliano | Gauna | m | Zarate | 465 | Carpintería, Mudanzas | LMXJVSD | - | 2 | Armado de muebles y fletes entre Zárate, Campana y Escobar. Mantas y sogas incluidas.
verdecito | Joaquín | Luna | m | San Vicente | 415 | Jardinería | LMXJVS | mañana | 2 | Parques y jardines en la zona de Canning, Korn y San Vicente. Máquinas propias, me llevo todo.
flor.viva | Florencia | Acuña | f | Pilar | 450 | Jardinería, Piletas | MXJVS | mañana | 3 | Paisajista. Canteros con nativas, riego por goteo y mantenimiento de piletas en temporada.
raul.poda | Raúl | Zárate | m | Lujan | 530 | Jardinería, Fumigación | LMXJV | mañana | 2 | Poda en altura con arnés, extracción de raíces y control de plagas en parques.
mechi.verde | Mercedes | Olivera | f | La Plata | 405 | Jardinería | XJVS | tarde | 3 | Jardines chicos, terrazas y balcones. Ayudo a elegir plantas que aguanten el lugar.
techos.abel | Abel | Cabral | m | Moreno | 495 | Techos, Impermeabilización | LMXJVS | mañana | 2 | Chapas, canaletas y membranas. Saco fotos de arriba para que se vea qué había y qué quedó.
nico.zinc | Nicolás | Ferrer | m | Lanus | 420 | Techos, Herrería | LMXJV | mañana | 3 | Zinguero y herrero. Canaletas a medida, babetas y estructuras livianas.
hierro.ale | Alejandra | Montes | f | Campana | 440 | Herrería, Techos | LMXJV | tarde | 3 | Herrera. Rejas, barandas y portones con diseño simple. Soldadura prolija y antióxido de verdad.
charly.llave | Carlos | Zabala | m | San Fernando | 560 | Cerrajería, Vidriería | LMXJVSD | noche | 2 | Aperturas sin romper, cilindros y vidrios cortados en el momento. De noche también, con aviso.
llaves.mi | Miriam | Godoy | f | Avellaneda | 470 | Cerrajería, Persianas | LMXJVS | tarde | 3 | Cerrajería y persianas. Local propio en Wilde. Cada llave se prueba diez veces.
vidrios.lau | Laura | Espinoza | f | Ezeiza | 430 | Vidriería, Limpieza | LMXJV | mañana | 2 | Vidrios, espejos y mamparas, y limpieza de ventanales en altura baja.
brillo.rox | Roxana | Vera | f | Malvinas Argentinas | 480 | Limpieza | LMXJVS | mañana | 3 | Limpieza de casas, oficinas y final de obra. Equipo de tres, con productos y aspiradora propios.
gra.limpia | Graciela | Núñez | f | Presidente Peron | 455 | Limpieza, Tapicería | LMXJ | tarde | 2 | Lavado de sillones y alfombras a domicilio. Seca en el día.
lili.orden | Liliana | Sosa | f | Berisso | 415 | Limpieza | LXV | mañana | 3 | Casas de familia y mudanzas. Ordeno, limpio y dejo una lista de lo que falta.
fede.hogar | Federico | Arrieta | m | Exaltacion de la Cruz | 425 | Limpieza, Fumigación, Jardinería | LMXJVS | mañana | 2 | Casas de fin de semana: limpieza, pasto y plagas. Aviso por mensaje cuando termino.
flete.rolo | Rolando | Pintos | m | General Rodriguez | 510 | Mudanzas | LMXJVSD | - | 2 | Camión con capota y dos ayudantes. Mudanzas y fletes, salgo a toda la provincia.
estela.red | Estela | Miranda | f | Brandsen | 400 | Antenas, Alarmas y cámaras | LMXJV | tarde | 3 | Redes, wifi y cámaras. Cableado prolijo y etiquetado.
agus.gas | Agustín | Barreto | m | Marcos Paz | 64 | Gas, Plomería | LMXJVS | mañana | 2 | Gasista matriculado hace poco, plomero hace mucho. Zona Marcos Paz, Las Heras y Cañuelas.
cami.durlock | Camila | Fuentes | f | Canuelas | 58 | Durlock, Pintura | LMXJV | mañana | 3 | Construcción en seco. Tabiques, cielorrasos y terminación lista para pintar.
gonza.tec | Gonzalo | Leiva | m | General Las Heras | 26 | Electrodomésticos, Antenas | MXJVS | tarde | 2 | Técnico electrónico. Televisores, microondas y lavarropas.
`
