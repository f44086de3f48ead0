// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.06" y1="0.33" x2="0.29" y2="0.91"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.06" y1="1" x2="-0.1" y2="0.79"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-8-20Q-9-58-25-95L-3-99Q-3-58 9-22z" fill="url(#~metal-light)" stroke="#0006"/></g>' +
'<g id="~wheel">' +
'<circle r="147" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="126" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(1.04)">' +
'<circle r="99" fill="#121519"/>' +
'<circle r="63" fill="#59626b" stroke="#343b42" stroke-width="6"/>' +
'<path d="M48-36A60 60 0 0148 36L66 48A82 82 0 0066-48z" fill="#2a3036"/>' +
'<circle r="36" fill="#1f2429"/>' +
'<use href="#~spoke"/>' +
'<use href="#~spoke" transform="rotate(40)"/>' +
'<use href="#~spoke" transform="rotate(80)"/>' +
'<use href="#~spoke" transform="rotate(120)"/>' +
'<use href="#~spoke" transform="rotate(160)"/>' +
'<use href="#~spoke" transform="rotate(200)"/>' +
'<use href="#~spoke" transform="rotate(240)"/>' +
'<use href="#~spoke" transform="rotate(280)"/>' +
'<use href="#~spoke" transform="rotate(320)"/>' +
'<circle r="97" fill="none" stroke="url(#~metal-light)" stroke-width="6"/>' +
'<circle r="23" fill="url(#~metal-light)"/>' +
'<path d="M9-12h0M14 5h0M0 15h0M-14 5h0M-9-12h0" stroke="#3a4047" stroke-width="6" stroke-linecap="round"/>' +
'<circle r="8" fill="#23282d" stroke="#7d858d"/>' +
'</g>' +
'<circle r="147" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M481 808h-87q-21 0-41-8l-21-9q-25-10-36-33-5-12-10-25-7-22-9-42-1-11 0-22 0-15 7-33l2-6q5-12 6-25l1-26q2-25 12-41 1-2 1-3 13-22 38-34 4-2 8-4 25-10 85-19 164-23 329-30 21-1 40-12 104-63 214-115 88-41 184-51 415-41 811 107 8 3 8 8 0 6-6 9l-3 1q-4 2-1 5 27 20 50 45 19 20 23 23l1 2q9 9 8 22l-1 13q-2 17 3 34l9 31q3 13 10 24l2 4q6 11 6 24v56q0 28-12 49-6 11-13 21-14 20-41 27l-27 7q-17 4-34 4h-78v-39a164 164 0 0 0-328 0v39q0 17-17 17h-748q-17 0-17-17v-39a164 164 0 0 0-328 0z" id="~body"/>' +
'<path d="M882 449l821-19q35 0 68-9l88-21q13-3 2-11-73-49-155-67-22-5-261-23-117-9-234-4-52 2-99 25-118 57-231 125-7 4 1 4z" id="~windows"/>' +
'<path d="M450 538l14 19q14 20 32 39l18 20M874 449l-8 48q-5 34-4 69l2 77q1 52 12 74 11 21 41 21h350M1263 462l4 95q4 86 0 134l-4 47M1669 436v61q0 44-35 91-12 16-22 33-21 48-55 76-6 8-9 18-8 23-26 23h-255M386 486l125-15 268-26M2066 458l-26 28q-17 19-18 45l-8 147" id="~seams"/>' +
'<path d="M809 842v-95a164 164 0 0 0-328 0v95M1919 842v-95a164 164 0 0 0-328 0v95" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="996" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="645" cy="894" rx="147" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1755" cy="894" rx="147" ry="14" fill="url(#~ground)"/>' +
'<path d="M576 816l1248-4q18 0 29-13l32-35h-1370l32 39q11 13 29 13zM813 799v-52a168.5 168.5 0 0 0-337 0v56zM1924 786v-39a168.5 168.5 0 0 0-337 0v52z" fill="#090a0c"/>' +
'<path d="M1124 289l20-11q21-12 51-15 262-32 520 20 34 7 55 19l20 11-666-24z" fill="#1c2024" stroke="#0008"/>' +
'<path d="M1124 287l20-9q21-9 51-13 262-31 520 21 33 6 55 16l20 10" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M330 518l129-10q87-7 173-8l294-4q259-4 518-14l259-11q130-5 259-13l130-9h130v-35l-2022 70v34z" fill="url(#~gleam)"/>' +
'<path d="M330 518l129-10q87-7 173-8l294-4q259-4 518-14l259-11q130-5 259-13l130-9h130v138l-2022 69v-138z" fill="url(#~shade)"/>' +
'<path d="M861 704q352 9 704-17-352 86-704 17z" fill="url(#~sheen)"/>' +
'<path d="M330 518l129-10q87-7 173-8l294-4q259-4 518-14l259-11q130-5 259-13l130-9M861 704q352 9 704-17" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff3" stroke-width="48"/>' +
'<use href="#~arches" fill="none" stroke="#262b30" stroke-width="43"/>' +
'<path d="M256 829v-82l91-3q26-1 52-1h86v86h-229zM792 829v-56q0-13 13-13h786q13 0 13 13v56h-812zM1906 829v-108l75-18q33-8 68-8h95v134h-238z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<path d="M835 762h734" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M269 548l35 5 3 39q1 13-11 17l-27 9v-70zM269 652l39 7q13 2 14 15l2 30q1 13-11 18l-44 16v-86z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M770 443h61q8 0 16-5l282-151-56-28-337 177 34 7zM1997 389l35 13 60 64-26-3q-8-1-14-8l-55-66z" fill="url(#~glass)"/>' +
'<path d="M839 443l277-154" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M1190 505l19-104q1-8 0-17l-3-12 5-25q3-17 18-15 14 2 14 19v21l-2 21 23 112h-74zM1548 504l19-100q1-7 0-15l-3-12 5-25q3-15 17-13 14 2 14 18v20l-2 20 22 107h-72z" fill="#0009"/>' +
'<path d="M934 479h104l147-233h-104l-147 233zM1073 479h30l147-233h-31l-146 233zM1358 479h121l147-233h-121l-147 233z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M1250 479h34l-17-216h-30l13 216zM1651 462h26l-47-199h-26l47 199z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M291 518l13 16q8 10 21 9l108-5q17 0 32-10l27-18q10-7-3-9l-56-8q-34-5-68 4l-74 21z" fill="url(#~trim)"/>' +
'<path d="M338 526q0 7 9 7l65-4q8 0 14-7l2-2q5-6-3-6l-78 4q-9 0-9 8z" fill="url(#~metal-light)"/>' +
'<path d="M2114 462l-165 20q-12 2-6 13l5 10q6 11 19 12l151 10-4-65z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M485 520l-43 17-125 5" stroke="#fff"/><path d="M2101 477l-126 12q-8 1-4 8l4 9 48 4" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1172 516l47-2q9 0 8 8l-1 9q-2 13-15 13h-30q-13 0-15-13l-1-6q-2-9 7-9z" fill="#0a142054"/><path d="M1159 522l73-2q5 0 5 4v4q0 4-5 4l-73 2q-4 0-4-4v-3q0-5 4-5z" fill="var(--car-paint,#17407a)"/><path d="M1159 525l73-3" fill="none" stroke="#fff9" stroke-width="2"/></g>' +
'<use href="#~handle" x="384" y="-11"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M887 473l8-24h26v28l-34-4z" fill="#14171a"/>' +
'<path d="M859 449l-1-6q-4-16 8-26 12-11 34-12l8-1q13 0 15 13l1 15q2 13-11 15l-44 9q-8 2-10-7z" id="~mirror" fill="var(--car-paint,#17407a)" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M861 450l30-3q4-1 9-1l24-6" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1755" y="747"/>' +
'<use href="#~wheel" x="645" y="747"/>' +
'</g>';
