/** Part names of accessories, retrofits and motorcycles; the columns are explained in role-table.ts. */
export const accessoryRoles = `
# towbar
towbar-crossmember | f | Belka haka holowniczego | Towbar crossmember | 1480 | 18600 | accessory | var
tow-ball | f | Kula haka holowniczego | Tow ball | 890 | 4200 | accessory |
ball-cover | f | Osłona kuli haka | Tow ball cover | 28 | 50 | plastic |
towbar-socket | n | Gniazdo elektryczne przyczepy, 13-biegunowe | Trailer socket, 13-pin | 118 | 180 | connector |
socket-bracket | m | Wspornik gniazda przyczepy | Trailer socket bracket | 64 | 260 | bracket |
towbar-harness | f | Wiązka przewodów haka holowniczego | Towbar wiring harness | 640 | 1200 | harness | opt:park-cover
trailer-control-unit | m | Sterownik przyczepy | Trailer control unit | 780 | 190 | unit | supersede
side-plate | m | Wspornik boczny haka | Towbar side plate | 268 | 2900 | steel | lr
towbar-bolt | hw | flange-bolt | M12×40 M12×45 | x8
towbar-nut | hw | lock-nut | M12 M10 | x8
socket-gasket | f | Uszczelka gniazda przyczepy | Trailer socket gasket | 12 | 10 | rubber |
extra-towbar-kit | m | Zestaw montażowy haka holowniczego | Towbar retrofit kit | 3400 | 26500 | kit | set
# roof-rack
rack-bar-front | f | Belka bagażnika dachowego przednia | Roof rack bar, front | 420 | 2100 | accessory | body
rack-bar-rear | f | Belka bagażnika dachowego tylna | Roof rack bar, rear | 420 | 2100 | accessory | body
rack-foot | f | Stopa bagażnika dachowego | Roof rack foot | 128 | 390 | accessory | x4
rack-foot-cover | f | Osłona stopy bagażnika | Roof rack foot cover | 36 | 60 | plastic | x4
rack-lock | m | Zamek bagażnika dachowego | Roof rack lock | 46 | 40 | lock | x4
rack-key | m | Kluczyk bagażnika dachowego | Roof rack key | 22 | 12 | lock |
clamp-bracket | m | Wspornik zaciskowy | Clamp bracket | 58 | 180 | bracket | x4
foot-pad | f | Podkładka gumowa stopy | Foot rubber pad | 24 | 30 | rubber | x4
roof-box | m | Box dachowy 420 l | Roof box 420 l | 2480 | 17800 | accessory | paint
bar-end-cap | f | Zaślepka belki | Bar end cap | 12 | 14 | plastic | x4
rack-bolt | hw | torx-bolt | M6×45 M6×50 | x8
# park-retrofit
retrofit-kit-box | m | Zestaw doposażenia w czujniki parkowania | Parking sensor retrofit kit | 1980 | 2900 | kit | set paint
park-control-unit | m | Sterownik czujników parkowania | Parking sensor control unit | 640 | 190 | unit |
retrofit-harness | f | Wiązka doposażenia | Retrofit harness | 412 | 780 | harness | steer
warning-buzzer | m | Brzęczyk ostrzegawczy | Warning buzzer | 86 | 50 | electric |
drill-template | m | Szablon do wiercenia | Drilling template | 48 | 90 | accessory |
fitting-screw | hw | tapping-screw | 4,2×16 4,8×19 | x6
park-switch | m | Włącznik czujników parkowania | Parking sensor switch | 128 | 30 | switch | colour
# mc-fork
fork-stanchion | f | Rura nośna widelca | Fork stanchion | 780 | 1900 | steel | x2 opt:mc-suspension
fork-slider | f | Goleń widelca | Fork slider | 920 | 2100 | casting | lr
fork-spring | f | Sprężyna widelca | Fork spring | 186 | 620 | spring | x2 opt:mc-suspension
fork-cap | m | Korek widelca | Fork cap | 148 | 140 | iron | x2
fork-seal | m | Uszczelniacz widelca | Fork seal | 58 | 30 | seal | x2 once
dust-seal | m | Pierścień przeciwpyłowy widelca | Fork dust seal | 34 | 20 | seal | x2
slide-bush | f | Tuleja ślizgowa widelca | Fork slide bush | 46 | 30 | bearing | x4
fork-bridge-upper | f | Półka widelca górna | Upper fork bridge | 640 | 780 | casting |
fork-bridge-lower | f | Półka widelca dolna | Lower fork bridge | 890 | 1900 | casting |
steering-head-bearing | n | Łożysko główki ramy | Steering head bearing | 128 | 190 | bearing | x2 supersede
damper-rod | m | Tłok amortyzatora widelca | Fork damper rod | 286 | 410 | damper | x2
front-axle | f | Oś koła przedniego | Front wheel axle | 214 | 780 | iron |
axle-clamp-bolt | hw | allen-bolt | M8×30 M8×35 | x4
extra-fork-seal-set | m | Zestaw naprawczy widelca | Fork repair set | 248 | 180 | kit | set
# mc-handlebar
handlebar | f | Kierownica motocyklowa | Handlebar | 420 | 1100 | steel | opt:mc-comfort
bar-grip-left | f | Manetka lewa | Handlebar grip, left | 96 | 180 | rubber | opt:mc-grips
throttle-grip | m | Rolgaz | Throttle grip | 312 | 280 | unit | opt:mc-grips
bar-end-weight | m | Ciężarek kierownicy | Handlebar end weight | 58 | 210 | iron | x2
brake-lever | f | Dźwignia hamulca przedniego | Front brake lever | 168 | 190 | casting |
clutch-lever | f | Dźwignia sprzęgła | Clutch lever | 154 | 180 | casting |
lever-cylinder | f | Pompa hamulca przedniego | Front brake master cylinder | 640 | 480 | brake |
switch-unit-left | m | Przełącznik zespolony kierownicy lewy | Handlebar switch unit, left | 520 | 240 | switch | opt:mc-cruise
switch-unit-right | m | Przełącznik zespolony kierownicy prawy | Handlebar switch unit, right | 480 | 220 | switch |
bar-clamp | f | Obejma kierownicy | Handlebar clamp | 112 | 190 | casting | x2
clamp-screw | hw | allen-bolt | M8×25 M8×30 | x4
mirror-left | n | Lusterko lewe | Mirror, left | 268 | 390 | unit |
mirror-right | n | Lusterko prawe | Mirror, right | 268 | 390 | unit |
# mc-chain-drive
chain-sprocket-rear | f | Zębatka tylna | Rear sprocket | 246 | 780 | iron | var
chain-pinion | f | Zębatka zdawcza | Front sprocket | 112 | 310 | iron |
drive-chain | m | Łańcuch napędowy | Drive chain | 480 | 2400 | iron |
chain-link | f | Spinka łańcucha | Chain link | 36 | 14 | iron | once
sprocket-nut | hw | lock-nut | M10 M12 | x6 once
sprocket-carrier | m | Zabierak zębatki | Sprocket carrier | 380 | 980 | casting |
cush-rubber | f | Guma zabieraka | Cush drive rubber | 42 | 60 | rubber | x5
rear-axle | f | Oś koła tylnego | Rear wheel axle | 198 | 890 | iron |
chain-adjuster | m | Napinacz łańcucha napędowego | Chain adjuster | 64 | 120 | steel | x2
axle-nut | f | Nakrętka osi koła | Wheel axle nut | 28 | 90 | single |
chain-guard | f | Osłona łańcucha | Chain guard | 128 | 260 | plastic |
guard-screw | hw | allen-bolt | M6×16 M6×20 | x3
extra-chain-set | m | Zestaw napędowy | Chain and sprocket set | 780 | 3600 | kit | set
# mc-fairing
fairing-upper | f | Owiewka górna | Upper fairing | 980 | 1800 | panel | colour-mc
fairing-side-left | f | Owiewka boczna lewa | Side fairing, left | 780 | 1200 | panel | colour-mc
fairing-side-right | f | Owiewka boczna prawa | Side fairing, right | 780 | 1200 | panel | colour-mc
windshield | f | Szyba owiewki | Windshield | 420 | 980 | glass | opt:mc-windshield
windshield-screw | hw | allen-bolt | M5×16 M5×20 | x6
fairing-bracket | m | Stelaż owiewki | Fairing bracket | 520 | 1400 | bracket |
fairing-headlamp | m | Reflektor motocyklowy | Motorcycle headlamp | 1680 | 1900 | lamp | opt:mc-headlamp
rubber-grommet | f | Przelotka gumowa | Rubber grommet | 9 | 6 | rubber | x8
fairing-screw | hw | allen-bolt | M6×16 M5×14 | x12
quick-fastener | m | Szybkozłącze owiewki | Fairing quick fastener | 24 | 10 | clip | x6
inner-panel | m | Panel wewnętrzny owiewki | Fairing inner panel | 186 | 390 | plastic | lr
# mc-seat
mc-seat-rider | n | Siedzenie kierowcy | Rider seat | 980 | 3200 | seat | opt:mc-seat
mc-seat-pillion | n | Siedzenie pasażera | Pillion seat | 640 | 2100 | seat | opt:mc-seat
mc-tail-cover | f | Owiewka tylna | Tail cover | 640 | 980 | panel | colour-mc
mc-grab-rail | m | Uchwyt pasażera | Grab rail | 380 | 1200 | steel | lr
mc-seat-lock | m | Zamek siedzenia | Seat lock | 148 | 180 | lock |
seat-rubber | m | Odbój siedzenia | Seat rubber | 12 | 10 | rubber | x4
grab-rail-bolt | hw | allen-bolt | M8×30 M8×35 | x4
mc-rear-lamp | f | Lampa tylna motocyklowa | Motorcycle rear lamp | 420 | 390 | lamp | split
mc-mudguard | m | Błotnik tylny | Rear mudguard | 312 | 690 | plastic |
mc-number-plate-holder | m | Uchwyt tablicy rejestracyjnej | Number plate holder | 148 | 260 | plastic |
mudguard-screw | hw | allen-bolt | M6×20 M6×16 | x6
`;
