/** Templates for the other trades: title, description, budget in thousands of pesos, second trade. */
export const otherOffers: Readonly<Record<string, string>> = {
  Cerrajería: `
Cambiar combinación de dos cerraduras | Me mudé y quiero llaves nuevas. Puerta de calle y la del {departamento~garaje}. Cinco copias. | 20-36
Puerta trabada, llave partida adentro | Quedó la mitad de la llave en el cilindro. Hay otra entrada, no es urgente de noche. | 14-26
Colocar cerradura de seguridad | Multipunto, ya comprada. Puerta de madera maciza de 45 mm. | 28-48 +Carpintería
Cerradura digital en la oficina | Con teclado, puerta de aluminio. Necesito {cinco~ocho} códigos distintos. | 32-54
Abrir caja fuerte chica | Perdimos la clave. Es de las de embutir, 30 x 20. Tengo la factura. | 24-44
Copiar llave codificada de auto | {Gol~Corsa~Ranger} 2014. Tengo una sola y anda. | 38-66
Arreglar cerradura del portón | Se cae el pestillo cuando hace calor. Portón de chapa de dos hojas. | 12-24 +Herrería`,
  Pisos: `
Colocar porcelanato en living | {22~26} m² de 60 x 60, sobre el piso actual. Está bastante parejo. | 82-99
Pulir parquet de dormitorio | 12 m² de {eucalipto~algarrobo}. Pulido y plastificado al agua. | 55-85
Piso flotante en dos ambientes | {24~28} m², la manta y los zócalos ya están. | 58-88
Reponer baldosas calcáreas | Son {nueve~doce}, tengo las originales guardadas. Patio de casa chorizo. | 28-48
Nivelar y colocar vinílico | Consultorio de 15 m². Carpeta con algún pozo. | 52-80
Pastina nueva en el baño | Piso y ducha, unos 7 m². Sacar la vieja, que está negra. | 20-36
Encerar mosaicos antiguos | Pasillo de 9 m, mosaico granítico. Pulido fino, sin cambiar piezas. | 42-70`,
  Herrería: `
Reja para ventana de 1,50 x 1,10 | Hierro redondo de 12, diseño recto. Con antióxido y colocada. | 58-90
Soldar portón que se descolgó | Se quebró la bisagra de abajo. Portón de {3~3,20} m de chapa. | 18-34
Escalera de hierro al techo | Altura 3 m, con descanso arriba. Para mantenimiento nada más. | 82-99
Baranda para balcón | {3~4} metros, caño cuadrado. Tiene que llegar a 1 m de alto. | 72-98
Mesa ratona con base de hierro | La tapa de vidrio ya la tengo, 90 x 60. | 34-56
Reparar reja con óxido | Frente de {5~6} m, cambiar cuatro barrotes podridos y pintar. | 44-70 +Pintura
Pérgola de caño estructural | 3 x 4 m, amurada a la pared de un lado. Sin cubierta por ahora. | 90-99`,
  Yesería: `
Reparar moldura del comedor | Faltan unos 80 cm por una filtración vieja. Casa de 1938, quisiera copiar la original. | 30-52
Cielorraso de yeso en dormitorio | 3,20 x 3,60, aplicado sobre losa. Hay que picar lo flojo. | 68-95
Enlucido de paredes | {28~35} m² en pasillo y living, listo para pintar. | 70-98 +Pintura
Tapar agujeros de cañería en el techo | Son tres, de unos 30 cm. Dejarlos para pintar. | 14-26
Garganta para luz difusa | Perímetro de {12~14} m, el electricista viene después. | 72-98 +Electricidad
Rosetón y molduras en cuarto | Rosetón de 50 cm y 13 m de moldura de 8. | 48-78
Fisuras en cielorraso | Se marcan las juntas en todo el living. Masilla, cinta y lijado. | 30-50`,
  Vidriería: `
Cambiar vidrio roto de ventana | 60 x 90, transparente de 4 mm. Se rompió con {la pelota~el viento}. | 12-22
Mampara de baño | Frente de 1,40 m, fija y corrediza, vidrio templado de 8. | 88-99
Espejo para el pasillo | 0,60 x 1,80, pegado, con bordes pulidos. | 34-56
Pasar ventana a DVH | Hoja de {1,20 x 1,10~1,50 x 1}, aluminio existente. Se escucha mucho la avenida. | 70-98
Vidrio para mesa | 1,60 x 0,90 de 8 mm, puntas redondeadas. | 40-64
Sellar ventanales | Entra agua por la silicona, son {dos~tres} paños fijos. | 18-32 +Impermeabilización
Puerta de vidrio que no cierra | Local, se venció el freno de piso. La hoja está sana. | 32-58`,
  Impermeabilización: `
Terraza con filtraciones | {35~45} m² con baldosas. Prefiero membrana líquida para no romper. | 85-99
Humedad de cimientos en living | Pared de 5 m, sube unos 60 cm. Quiero que expliquen el método antes. | 78-98
Medianera que pasa agua | {20~28} m² sin revoque del lado del vecino, que ya dio permiso. | 75-98 +Albañilería
Sellar fisuras en balcón | Le gotea a la vecina de abajo. 1,20 x 3,50, cerámicos. | 36-60
Pintar losa con membrana líquida | 25 m², dos manos cruzadas y venda en los encuentros. | 50-80 +Pintura
Filtra la base del tanque | Sobre la cocina. Hay que sellar alrededor de los caños. | 24-44
Sótano húmedo | Paredes de ladrillo, {12~16} m². No entra agua, pero transpira todo el año. | 68-96`,
  Mudanzas: `
Mudanza de un ambiente | Es cerca, unos {8~12} km. Cama, heladera, mesa y unas 15 cajas. Los dos son planta baja. | 45-75
Subir heladera por escalera | Tercer piso sin ascensor. Dos personas, la heladera es de las grandes. | 14-26
Flete de un sillón | Tres cuerpos, no entra en el auto. Son {6~10} km. | 10-18
Mudanza de tres ambientes | Con embalaje de vajilla y desarme de placard. Ascensor en los dos edificios. | 85-99
Llevar piano vertical | Planta baja a planta baja, hay dos escalones. {4~9} km. | 60-92
Retirar muebles viejos | Un ropero, dos colchones y una mesa. Sacarlos desde un primer piso. | 18-34
Traslado de oficina chica | Cuatro escritorios, archivos y computadoras. Un sábado. | 65-95`,
  Tapicería: `
Retapizar seis sillas | Asiento y respaldo, la tela la elijo yo. {Madera sana~Hay dos flojas para encolar}. | 60-92
Sillón de dos cuerpos | El perro rompió un brazo. Cuerina o pana, lo que se consiga parecido. | 50-82
Cabecera de dos plazas | 1,60 x 1,10 con botones, pana {verde~gris~azul}. | 48-76
Cambiar goma espuma de sillón | Tres asientos de alta densidad. Las fundas quedan. | 34-56
Tapizar banqueta de piano | Chica, en cuero o parecido. Es de mi abuela, con cariño. | 14-26
Almohadones para bancos de quincho | {Seis~Ocho}, tela para exterior con cierre. | 40-66
Reparar asiento de auto | Se abrió la costura del lado del conductor. | 16-30`,
  Piletas: `
Pintar pileta de 6 x 3 | Hormigón, se descascaró la pintura del año pasado. Caucho clorado, vaciarla corre por mi cuenta. | 80-99
Cambiar arena del filtro | Filtro de {50~60} cm. La arena ya está comprada. | 16-30
Poner a punto para el verano | Agua verde. Pileta de fibra de 7 x 3,20, con robot. | 28-48
Fisura en la escalera de la pileta | Pierde unos {2~3} cm por día. Hay que encontrar por dónde. | 52-84
Mantenimiento semanal | Dos veces por semana hasta marzo. Los productos los pongo yo. Precio por mes. | 38-60
Cambiar bomba de 3/4 HP | Hace ruido y levanta térmica. Casilla con lugar de sobra. | 40-66 +Electricidad
Borde atérmico nuevo | {10~14} losetas partidas. Sobraron ocho de la obra. | 36-60 +Albañilería`,
  Fumigación: `
Cucarachas en la cocina | Departamento en {planta baja~segundo piso}, edificio viejo. Producto sin olor, hay un bebé. | 14-26
Ratones en el galpón | Se comieron el alimento del perro. Cebos en lugares seguros. | 20-36
Desinsectación de local de comidas | {60~80} m², con certificado para bromatología. Un lunes, que cerramos. | 40-66
Nido de avispas en el alero | A unos 4 metros. No somos alérgicos, pero hay chicos. | 14-26
Termitas en marco de puerta | Se ven los caminitos. Revisar también el machimbre. | 42-74
Chinches de cama | Un dormitorio. Ya lavé todo a 60 grados, falta el tratamiento. | 30-54
Desratizar terreno lindero | Somos {tres~cuatro} vecinos que pagamos juntos. | 36-60`,
  Durlock: `
Tabique para dividir dormitorio | 3,40 x 2,60 con puerta placa. Con lana de vidrio, que son dos hermanos. | 72-98
Cielorraso suspendido en cocina | {8~10} m² con cuatro spots. Placa verde. | 58-88 +Electricidad
Mueble de TV en placa | 2,20 m de ancho con dos nichos. Tengo una foto de referencia. | 62-92
Reparar placa rota por humedad | Un cuadrado de 1 x 1 en el techo del baño. | 16-30
Tapar cañería con cajón | {2,50~2,70} m de alto en el rincón del baño, con tapa de inspección. | 22-38 +Plomería
Revestir pared con humedad vieja | 4 x 2,60, separada 5 cm. La causa ya está arreglada. | 46-74
Cerrar hueco de escalera | Con puerta chica para guardar cosas abajo. | 42-70`,
  Persianas: `
Cambiar cinta de persiana | Son {dos~tres}, de las de 22 mm. Una quedó trabada abajo. | 10-20
Motorizar persiana del living | Ancho 2,40, PVC. Hay toma en el taparrollo. | 58-90 +Electricidad
Persiana de local descarrilada | Metálica de {3~3,50} m. Abre hasta la mitad. | 30-54
Arreglar persianas de madera | Cortadas las cintas y algunas tablitas partidas. Ventana de {1,40~1,80}. | 22-38
Cortina de enrollar nueva | 1,20 x 1,50 en PVC blanco, con eje y tapones. | 52-80
Colocar cinco roller | Blackout, ya vinieron a medida. Pared de {ladrillo~durlock}. | 18-32
Ajustar persianas ruidosas | Golpean cuando hay viento. dormitorio, primer piso. | 3-9`,
  Electrodomésticos: `
Lavarropas que no centrifuga | {Drean~Whirlpool~Samsung} de 8 kilos. Lava bien y desagota, pero la ropa sale empapada. | 18-34
Heladera que no enfría abajo | No frost, el freezer anda bien. Hace ruido el ventilador. | 24-46
Horno eléctrico sin calor | Enciende la luz y gira el ventilador. Empotrado, tiene cuatro años. | 18-34
Cambiar goma de la heladera | Puerta de arriba, {Gafa~Patrick}. Entra aire y hace hielo. | 16-28
Secarropas que hace chispas | Lo desenchufé. Modelo de tambor de 6 kg. | 16-30
Microondas que no calienta | Gira y no calienta. ¿Conviene arreglarlo? pago la visita. | 3-8
Revisar lavavajillas | Queda agua en el fondo y marca error {E4~E15}. | 20-36`,
  'Alarmas y cámaras': `
Cuatro cámaras con grabador | Casa de esquina. Ver desde el celular. Los cables pueden ir por el cielorraso. | 78-99
Alarma para casa de dos plantas | {Seis~Ocho} sensores, sirena y aviso al teléfono. Sin abono mensual, por favor. | 74-98
Cámara en la entrada del edificio | Somos {seis~ocho} departamentos. Una sola, que grabe siete días. | 44-72
Cambiar batería de la alarma | Pita cada diez minutos. Central DSC. | 4-9
Cámara que quedó sin imagen | Dos de cuatro. Se ve {negro~con rayas} desde la tormenta. | 18-34
Portero con video | Frente y un monitor, cableado existente de 4 hilos. | 38-64 +Electricidad
Sensor en el portón y el garaje | Se suman a la alarma que ya está. | 22-38`,
  Antenas: `
Wifi que llegue al fondo | Casa y quincho separados {18~25} metros. Cable por la pared y un punto de acceso. | 36-60
Orientar antena de TV digital | La movió la tormenta. Terraza de edificio, {quinto~séptimo} piso. | 12-22
Cablear red en oficina | {Ocho~Diez} puestos, con patchera. Cable por zócalo. | 75-98
Pasar cable de red al dormitorio | Unos 12 metros por cañería existente. Trabajo en casa y el wifi se corta. | 15-28
Colgar TV de 55 en la pared | Ladrillo, con los cables embutidos. El soporte ya está. | 18-32 +Electricidad
Sacar antena satelital vieja | Quedó en el techo de tejas, con el soporte. Sellar los agujeros. | 12-22 +Techos
Repetidor en casa de tres plantas | El módem está en planta baja, arriba no llega nada. | 20-36`,
}
