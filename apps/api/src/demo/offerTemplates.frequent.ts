/** Templates for the frequent trades: title, description, budget in thousands of pesos, second trade. */
export const frequentOffers: Readonly<Record<string, string>> = {
  Plomería: `
Cambiar la bomba del tanque | Dejó de levantar presión {el sábado~anteayer~esta semana}. Es una periférica de 1/2 HP, el tanque es de {850~1.000} litros. Revisar también el automático. | 38-64 +Electricidad
Pérdida debajo de la bacha de la cocina | Gotea la descarga y ya se hinchó el mueble. Puse un balde, pero hay que vaciarlo dos veces por día. | 9-18
Destapar cloaca del fondo | Rebalsa la cámara cuando usamos el lavarropas. Son unos {8~12~15} metros hasta la calle. Ya probé con soda cáustica y nada. | 28-55
Cambiar monocomando de la ducha | Ya compré la grifería (FV, la nueva). Hay que romper dos azulejos; tengo {cuatro~seis} de repuesto. | 22-38
Inodoro que pierde agua todo el día | Mochila de colgar. Se escucha correr el agua y la boleta vino el doble. Creo que es el flotante. | 7-15
Instalar termotanque eléctrico de 55 litros | El equipo ya está comprado. Hay que sacar el viejo, que quedó trabado, y poner llaves de paso nuevas. | 25-42
Humedad en la pared que da al baño | La pintura se levanta a {30~50} cm del zócalo. Quisiera que busquen la pérdida sin romper todo. | 30-70 +Albañilería
Llevar agua caliente al lavadero | Hay agua fría. El calefón está del otro lado de la pared, serán {tres~cuatro} metros de caño de termofusión. | 30-48
Conectar lavarropas y lavavajillas | Departamento {en PB~en un segundo piso~en un cuarto piso}. Hay que agregar una llave doble y la descarga. Puedo cualquier tarde. | 12-22
Cambiar flexibles y llaves de paso | Son {cuatro~seis} flexibles y tres llaves esféricas, todo de baño y cocina. Los materiales los pongo yo. | 10-20
Limpieza de tanque de agua | Tanque de 1.000 litros de fibrocemento en la terraza, se llega por escalera. Hace {dos~tres} años que no se limpia. | 18-30
Baja presión en la ducha de arriba | Abajo sale bien, arriba es un hilito. Cañería de {hierro~plástico} de los años 80. | 20-45
Instalar bacha y grifería en vanitory nuevo | El mueble ya está amurado. Falta conectar la bacha, la grifería y el desagüe. Una tarde de trabajo. | 15-26
Cambiar cañería de plomo del baño chico | Es corta, del inodoro a la pileta de patio. Prefiero que se haga entre lunes y miércoles, que no estoy en casa. | 60-95 +Albañilería`,
  Electricidad: `
Salta el disyuntor cuando llueve | Sospecho de la línea del patio, que va por caño a la vista. Hay {dos~tres} artefactos afuera. | 15-32
Tablero nuevo con disyuntor | Vivienda de {dos~tres} ambientes. Se pide reemplazo de térmicas, disyuntor de 40 A y todo rotulado. | 55-90
Instalar cinco ventiladores de techo | Las bocas ya están, hay que poner los reguladores. Techos de 2,80 m. | 40-65
Agregar tomas en la cocina | Hoy hay {dos~tres} y uso zapatillas por todos lados. Harían falta cuatro dobles sobre la mesada. | 28-50
Cambiar llaves y tomas viejos | Son unas {18~22~26} bocas, con bastidores nuevos que compro yo. Las cajas están sanas. | 35-60
Puesta a tierra para casa antigua | No hay jabalina. Medir y dejar anotado el valor. Hay patio con tierra. | 45-75
Luces led en el living | Tres líneas de perfil de 2,40 m embutidas en la garganta, con fuente. Los perfiles ya están. | 30-52 +Durlock
Cablear portón automático | El motor lo pone otra persona. Necesito alimentación desde el tablero, unos {10~14} metros enterrados. | 38-62
No anda la luz de la escalera | PH al fondo, llave de combinación. Se quemó un lado y el otro quedó trabado. | 8-16
Línea independiente para el horno eléctrico | Desde el tablero hasta la cocina, unos {7~9} metros por canaleta. Térmica de 20 A. | 26-45
Reflectores en el patio con fotocélula | Dos reflectores de 50 W y una luz con sensor en el garaje. Puedo mostrarlo cualquier día después de las 18. | 22-36
Revisar instalación antes de alquilar | Departamento de un ambiente, quiero saber qué hay que cambiar y cuánto sale. Con informe por escrito. | 12-25
Instalar campanilla y portero | Portero de dos hilos, frente comprado. Del portón a la puerta hay {9~15} metros. | 18-34`,
  Pintura: `
Pintar dormitorio de 3 x 3,5 | Paredes {blancas~color crema} con algunos agujeros para enduir. Techo incluido. Los muebles los corro yo. | 45-70
Pintar living y pasillo | Paredes enduidas, falta lijado fino y dos manos. Techos incluidos, unos {55~60} m². | 75-98
Pintar rejas del frente | Son {cuatro ventanas~tres ventanas y el portón}. Lijar, antióxido y dos manos de esmalte negro. | 38-68 +Herrería
Frente de casa en planta baja | Unos {30~40} m² de revoque liso, látex exterior. Hay que hidrolavar antes. La pintura la pongo yo. | 70-98
Barnizar puerta de calle y marco | Cedro, está muy castigada por el sol. Lijar hasta la madera y tres manos de barniz con filtro. | 26-44
Sacar empapelado y pintar | Una pared de {4~5} x 2,60 m. El papel sale fácil, abajo está el revoque fino. | 35-55
Pintar cielorraso del baño con hongos | Dos por dos. Limpiar con lavandina, fijador y pintura antihongo. | 15-28
Pintar departamento vacío de 2 ambientes | Entrego las llaves {el lunes~el 1.º~a fin de mes}. Todo blanco, paredes y techos, unos 110 m² en total. | 88-99
Enduido y pintura de una pared | Quedó fea después de un arreglo de caños: 2 x 2,60 m. Que no se note el parche. | 14-26
Pintar los placares de blanco | Seis puertas y los cajones. Hoy están en laca natural. Prefiero que se los lleven y pinten afuera. | 45-72
Marcos y puertas interiores | Cinco puertas placa con sus marcos, sintético satinado. | 40-64
Pintar medianera del patio | Unos {25~32} m², revoque con alguna fisura. Hay andamio de un cuerpo en casa. | 42-70 +Impermeabilización
Pintar habitación para bebé | Dos tonos, con una franja a 1,20 m. Pintura al agua sin olor, por favor. Fecha: antes del {10~20}. | 38-58`,
  Albañilería: `
Revocar pared del garaje | Son {12~16} m² de ladrillo hueco. Grueso y fino. Los materiales ya están en la vereda. | 60-90
Levantar tapial de 1,80 m | {6~7} metros de largo con ladrillo hueco de 12, cimiento incluido. El lindero está de acuerdo. | 85-99
Abrir pasaplatos entre cocina y comedor | Pared de 15, hay que poner dintel. Abertura de 1,20 x 0,90. | 55-85
Contrapiso en el patio | Unos {14~20} m², hoy es tierra apisonada. Con pendiente a la rejilla. | 72-98
Reparar vereda rota por la raíz | Tres baldosones y el cordón interno. La municipalidad ya sacó el árbol. | 35-60
Cerrar una puerta y revocar | Abertura de 0,80 x 2 m, pared de 20. Revoque fino de los dos lados. | 38-58
Agrandar ventana del dormitorio | De 1 x 1 a 1,50 x 1,10. La ventana de aluminio ya está comprada. | 62-92
Colocar azulejos en la cocina | {5~6} m² de 20 x 30, sobre revoque. La pared está a plomo. Pastina blanca. | 36-56 +Pisos
Hacer parrilla con campana | De ladrillo visto, de 1,10 de ancho. Tengo el dibujo y los ladrillos refractarios. | 80-99
Grieta en la pared del comedor | Sale del ángulo de la ventana, unos 90 cm. Quiero que la abran, pongan malla y la cierren bien. | 20-38
Construir base para tanque | En la terraza, dos pilares y losa chica. Tanque de 1.000 litros. | 55-85
Mesada de lavadero de material | Con la pileta que ya tengo. Largo 1,40 m, revestida con cerámicos blancos. | 42-66 +Plomería
Tapar canaletas del electricista | Son unos {18~25} metros en total, en tres ambientes. Grueso y fino, sin pintar. | 34-58`,
  Gas: `
Revisar calefón que se apaga | Prende y a los {dos~cinco} minutos se corta. Es un Orbis de 14 litros, tiene unos ocho años. | 14-28
Instalar cocina a gas natural | Cocina nueva de 56 cm, la toma ya está a 40 cm. Cambiar la llave, que es vieja. | 18-32
Prueba de hermeticidad | La compañía cortó el servicio por una pérdida. Hay que encontrarla y presentar los papeles. Departamento de dos ambientes. | 70-98
Colocar estufa tiro balanceado | 2.500 calorías, dormitorio que da al patio. Pared de {15~20}. La estufa ya la compré. | 45-70
Llevar gas a la parrilla del quincho | Unos {9~12} metros desde el medidor. Quiero presupuesto con epoxi y con termofusión. | 78-99
Cambiar termocupla de estufa | Piloto que no queda prendido. Calorama de 5.000. | 9-17
Limpieza de estufas | Son {tres~cuatro}, todas tiro balanceado. Desarmar, limpiar quemador y controlar monóxido. | 24-42
Cambiar flexible y llave de la cocina | El flexible está vencido. Trabajo corto, puedo de lunes a viernes hasta las 14. | 5-11
Colocar rejillas de ventilación | Las pide el gasista de la compañía: dos en la cocina y una en el comedor. | 15-28 +Albañilería
Instalar termotanque de 120 litros | Reemplazo, mismas medidas. Hay que bajar el viejo por escalera, hace falta ayudante. | 42-66 +Plomería
Olor a gas en el lavadero | Muy leve, cerca del calefón. Cerré la llave de paso. Necesito que lo vean cuanto antes. | 15-30
Anular boca de gas de la estufa vieja | Con tapón y prueba. En el living, atrás va un mueble. | 9-18
Cambiar conducto de calefón | El caño de 4 pulgadas está picado. Salida a los cuatro vientos, {2~3} metros. | 26-45`,
  Carpintería: `
Arreglar puerta que roza | La de entrada, se hinchó con las lluvias. Cepillar y ajustar las bisagras. | 8-16
Placard a medida de 2,40 m | Melamina blanca, cuatro cajones y barral doble. Tengo el plano con medidas. Conversamos la seña. | 90-99
Estantes flotantes para living | Son {tres~cuatro} de 1,20 x 0,25, en paraíso o similar. Pared de ladrillo. | 32-54
Bajo mesada nueva | Largo 1,60 m, dos puertas y cajonera. La mesada de granito queda la misma. | 80-99
Cambiar correderas de cajones | Son {seis~ocho} cajones, de las metálicas telescópicas de 45 cm. | 14-26
Colocar cinco puertas placa | Con marco nuevo de chapa, ya están en la obra. Incluye cerraduras. | 70-98
Restaurar mesa de algarrobo | Se quebró una pata y la tapa está rayada. Ocho personas. Se puede llevar al taller. | 45-75
Deck para el patio | {9~11} m² de eucalipto, sobre contrapiso existente. Con dos escalones. | 85-99
Biblioteca para cuarto chico | 1,80 de alto por 2,10 de ancho. Que se pueda desarmar, porque alquilo. | 68-95
Armar muebles de caja | Una cómoda, un escritorio y dos mesas de luz. Tengo las herramientas, me falta la paciencia. | 15-28
Zócalos de madera | Unos {28~34} metros lineales de 7 cm. Colocación y encuentros a inglete. | 30-50 +Pisos
Cambiar mosquiteros y burletes | Ventanas de madera, {cuatro~cinco} hojas. | 20-36
Escalera marinera para altillo | Altura 2,70 m, de pino, con pasamanos de un lado. | 48-74`,
  Climatización: `
Instalar split de 3.000 frigorías | {Primer piso por escalera~Planta baja}, la unidad exterior va al balcón. Hay toma a un metro. Cañería de 3 m. | 50-78
Carga de gas y limpieza | Equipo de {2.250~3.000} frigorías, enfría poco desde el verano pasado. R410. | 28-46
El aire pierde agua adentro | Gotea sobre el sillón. Debe ser el desagüe tapado. | 12-22
Mover split de una pared a otra | Mismo ambiente, {2~3} metros. Hay que tapar los agujeros de donde estaba. | 45-72
Preinstalación para dos equipos | Casa en obra, paredes sin revocar. Cañería, desagüe y cable hasta el techo. | 70-98 +Electricidad
Limpieza de cuatro splits | Oficina chica, los puedo dejar parar un sábado a la mañana. Factura C. | 48-76
Split que no prende | Titila la luz verde tres veces. Marca {BGH~Philco~Surrey}, seis años de uso. | 15-30
Desinstalar dos aires por mudanza | Guardar el gas en la unidad. Me mudo {el 28~a fin de mes}. | 30-48
Aire de ventana en hueco existente | El hueco ya está con marco, falta subirlo y sellarlo. Pesa 45 kg. | 22-36
Service de caldera mural | Mantenimiento anual, no tiene fallas. {Siete~Ocho} radiadores que también hay que purgar. | 48-78 +Gas
Radiador que no calienta | Solo calienta la mitad de arriba. Los otros cinco andan bien. | 15-28
Extractor de aire para baño interno | Hay conducto, falta el equipo y la conexión con la luz. | 20-34 +Electricidad
Aislar caños del aire en la terraza | Se deshizo la espuma con el sol. Son {seis~ocho} metros. Cinta blanca por favor. | 10-19`,
  Jardinería: `
Cortar el pasto y bordear | Lote de {300~400} m², el pasto está a 20 cm. Llevarse lo cortado. | 14-26
Podar ligustrina | {15~22} metros de largo por 2 de alto. Bajarla a 1,60. | 28-48
Sacar tronco de paraíso | Ya está cortado a 40 cm del suelo, hay que sacar la raíz. Acceso por portón de 3 m. | 50-85
Sembrar césped en jardín nuevo | {60~80} m², tierra pelada después de la obra. Nivelar antes. | 55-90
Riego por goteo para canteros | Seis canteros y doce macetas grandes, con programador. Hay canilla cerca. | 38-64
Mantenimiento mensual de jardín | Casa de fin de semana. Dos visitas por mes, corte, bordes y canteros. El precio es por mes. | 30-48
Podar dos limoneros y un naranjo | Están muy cargados del lado de la pared del vecino. | 18-32
Limpiar terreno de 10 x 30 | Yuyos altos y algo de escombro. Sin quemar. Volquete aparte. | 70-98
Plantar cerco vivo | {14~20} photinias chicas, las traigo yo del vivero. Pozo, tierra y compost. | 26-44
Armar huerta en cajones | Tres cajones de 1,20 x 0,60, ya armados. Falta la tierra, la siembra y que me expliquen un poco. | 20-38
Sacar enredadera de la pared | Hiedra de muchos años, pared de {4~6} metros de alto. Con cuidado, que está la medianera del vecino. | 32-56
Hormigas en todo el jardín | Se comieron los rosales. Buscar los hormigueros y tratar, hay perro. | 12-24 +Fumigación
Poda en altura de un fresno | Unas {tres~cuatro} ramas sobre el techo. Pregunté en el municipio y se puede hacer. | 60-95`,
  Techos: `
Gotera en techo de chapa | Cae junto a la chimenea cuando hay viento sur. Techo a dos aguas, {4~5} m de alto. | 25-45
Cambiar cinco chapas | Están picadas. Acanalada de 3,50 m. Las chapas las compro yo donde me digan. | 55-85
Membrana en losa de 30 m² | Sacar la vieja, que está suelta, y colocar de 4 mm con aluminio. | 85-99 +Impermeabilización
Limpiar canaletas y bajadas | Casa de {una~dos} plantas, unos 18 metros de canaleta. Hay un nido, cuidado. | 16-30
Babeta nueva contra el vecino | {6~8} metros de chapa galvanizada, amurada y sellada. | 35-58
Tejas corridas por el viento | Serán unas {15~25} tejas francesas, tengo repuestos en el fondo. | 28-48
Techo liviano para cochera | 3 x 5 m, estructura de caño y chapa trapezoidal. La base de hormigón ya está. | 92-99 +Herrería
Aislar techo de galpón | Espuma con aluminio por debajo, {40~50} m². Estructura a la vista. | 70-98
Cambiar canaleta de zinc | Se pinchó en tres lugares. Desarrollo 40, {9~11} metros. | 48-76
Sellar claraboya | Entra agua por la junta cada vez que llueve fuerte. 80 x 80. | 18-32
Revisar el techo antes de comprar | Casa de 1970, quiero saber en qué estado está. Con fotos, por favor. | 12-22
Goteras en quincho de madera | Machimbre con teja asfáltica. Se ve dónde entra, junto a la cumbrera. | 32-56
Poner policarbonato en el lavadero | Alveolar de 10 mm, 2 x 3 m, sobre tirantes existentes. | 44-70`,
  Limpieza: `
Limpieza final de obra | Departamento de {dos~tres} ambientes, con restos de pintura y pastina. Ventanas incluidas. | 45-75
Limpieza profunda de cocina | Campana, azulejos, adentro de los muebles y heladera. Una jornada. | 22-36
Lavado de sillones y alfombra | Sillón de tres cuerpos y alfombra de 2 x 3. Hay un gato. | 26-42 +Tapicería
Limpiar vidrios de local | Vidriera de {4~6} m de frente por 3 de alto. Cada quince días. | 10-18
Limpieza por mudanza | Entrego el departamento {el viernes~a fin de mes}. Dos ambientes, vacío, con balcón. | 28-46
Limpieza de oficina dos veces por semana | {70~90} m², baño y cocina chica. Después de las 18. Precio por semana. | 24-38
Hidrolavar patio y vereda | Unos {45~60} m² de baldosa con verdín. Hay agua y luz. | 22-38
Limpiar casa cerrada hace un año | Era de mi tía. Tres dormitorios, mucho polvo, algunos muebles para descartar. | 55-88
Planchado y orden, una mañana | Familia de cuatro. Se puede repetir todas las semanas si nos arreglamos. | 10-18
Limpieza de tapizado del auto | Se volcó leche en el asiento de atrás. Necesito que venga a domicilio. | 15-26
Limpieza de consultorio | Dos salas y recepción, {lunes a viernes~tres veces por semana} a la mañana temprano. Precio por semana. | 32-54
Limpiar persianas y ventanas | Ocho ventanas con persiana de plástico, por adentro y por afuera. Planta baja. | 20-34
Desengrasar parrilla y quincho | Mesada, azulejos y piso. Se usó mucho el fin de semana. | 16-28`,
}
