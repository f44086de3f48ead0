// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.06" y1="0.28" x2="0.27" y2="0.93"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.06" y1="1" x2="-0.12" y2="0.74"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-10-18L-8-50-33-93-19-97 0-64 19-97 33-93 8-50 10-18z" fill="url(#~metal-light)" stroke="#0006"/></g>' +
'<g id="~wheel">' +
'<circle r="147" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="125" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(1.03)">' +
'<circle r="99" fill="#121519"/>' +
'<circle r="63" fill="#59626b" stroke="#343b42" stroke-width="6"/>' +
'<path d="M48-36A60 60 0 0148 36L66 48A82 82 0 0066-48z" fill="#2a3036"/>' +
'<circle r="36" fill="#1f2429"/>' +
'<use href="#~spoke"/>' +
'<use href="#~spoke" transform="rotate(72)"/>' +
'<use href="#~spoke" transform="rotate(144)"/>' +
'<use href="#~spoke" transform="rotate(216)"/>' +
'<use href="#~spoke" transform="rotate(288)"/>' +
'<circle r="97" fill="none" stroke="url(#~metal-light)" stroke-width="6"/>' +
'<circle r="23" fill="url(#~metal-light)"/>' +
'<path d="M9-12h0M14 5h0M0 15h0M-14 5h0M-9-12h0" stroke="#3a4047" stroke-width="6" stroke-linecap="round"/>' +
'<circle r="8" fill="#23282d" stroke="#7d858d"/>' +
'</g>' +
'<circle r="147" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M483 803h-74q-21 0-41-8l-21-8q-25-10-35-33-7-14-11-29-7-22-9-43-1-10 0-21 0-16 7-34l2-6q5-12 5-25l3-56q1-25 9-42 1-3 3-6 10-20 29-30 4-3 9-5 21-9 72-16 161-23 324-32 22-1 39-14 97-67 199-126 59-34 129-39 454-28 907 17 9 1 9 7 0 5-6 8l-3 2q-4 1-2 5 26 66 45 133 4 13 9 34l5 18q4 17 5 34l4 60q1 13 7 25l2 3q5 11 5 24v69q0 29-11 50-5 10-11 19-13 22-39 30l-28 9q-16 5-34 5h-30v-35a164 164 0 0 0-328 0v35q0 17-18 17h-782q-17 0-17-17v-35a164 164 0 0 0-328 0z" id="~body"/>' +
'<path d="M872 410l777-16q35-1 69-4l117-12q30-2 48-27l21-27q13-17-3-32-5-6-10-11-18-20-43-22-345-21-691-8-44 1-81 23-106 60-206 131-7 5 2 5z" id="~windows"/>' +
'<path d="M448 527l15 22q15 22 34 45l19 22M863 410l-5 61q-4 34-2 69l5 95q2 52 13 73 11 22 41 22h354M1269 423l3 125q1 87-3 134l-4 48M1684 397l2 82q2 44-29 94-12 19-21 38-17 50-50 77-5 9-7 18-7 24-25 24h-285M388 447l121-15 255-24M2073 419l-28 39q-16 21-17 47l-12 182" id="~seams"/>' +
'<path d="M811 838v-91a164 164 0 0 0-328 0v91M1956 838v-91a164 164 0 0 0-328 0v91" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="980" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="647" cy="894" rx="147" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1792" cy="894" rx="147" ry="14" fill="url(#~ground)"/>' +
'<path d="M578 812l1283-4q17 0 29-13l31-35h-1404l33 39q11 13 28 13zM816 795v-48a168.5 168.5 0 0 0-337 0v52zM1960 782v-35a168.5 168.5 0 0 0-337 0v48z" fill="#090a0c"/>' +
'<path d="M1036 253l31-21q25-16 55-19 378-33 756 3 35 3 63 17l28 13-933 7z" fill="#1c2024" stroke="#0008"/>' +
'<path d="M1036 252l29-17q27-14 57-17 378-31 756 3 34 3 63 13l28 11" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M336 475l130-10q86-7 172-7h303q259 0 518-9l259-9q130-4 247-11l116-8h130v-35l-2005 54v35z" fill="url(#~gleam)"/>' +
'<path d="M336 475l130-10q86-7 172-7h303q259 0 518-9l259-9q130-4 247-11l116-8h130v138l-2005 54v-138z" fill="url(#~shade)"/>' +
'<path d="M863 695q368 9 734-17-367 86-734 17z" fill="url(#~sheen)"/>' +
'<path d="M336 475l130-10q86-7 172-7h303q259 0 518-9l259-9q130-4 247-11l116-8M863 695q368 9 734-17" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff3" stroke-width="48"/>' +
'<use href="#~arches" fill="none" stroke="#262b30" stroke-width="43"/>' +
'<path d="M271 829v-95l82-3q26-1 52-1h87v99h-221zM794 829v-65q0-13 13-13h821q13 0 13 13v65h-847zM1943 829v-116l78-14q21-4 43-4h65v134h-186z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<path d="M837 754h769M293 734l60-1q26-1 52-1h61" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M284 540h30l4 39q1 13-11 17l-23 9v-65zM284 643l35 7q13 2 14 15l2 22q1 13-11 18l-40 16v-78z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M759 404h57q8 0 15-5l248-155-60-33-286 182 26 11zM2012 257l35 13 47 144-17-2q-9-2-12-10l-53-145z" fill="url(#~glass)"/>' +
'<path d="M824 404l246-158" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M1200 471l20-109q2-8 0-16l-3-14 6-26q3-17 18-15 15 3 15 20v21l-2 22 24 117h-78zM1580 471l20-109q2-8 0-16l-3-14 6-26q3-17 18-15 15 3 15 20v21l-2 22 24 117h-78z" fill="#0009"/>' +
'<path d="M941 445h112l147-247h-112l-147 247zM1088 445h30l147-247h-30l-147 247zM1373 445h129l147-247h-129l-147 247z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M1248 445h34l-13-221h-30l9 221zM1662 436h30l-21-212h-30l21 212z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M306 479l10 40q3 12 16 12l99-4q17 0 27-14l22-32q7-10-5-13l-36-9q-34-8-67 2l-66 18z" fill="url(#~trim)"/>' +
'<path d="M342 494l1 9q2 9 10 9h18q8 0 8-9v-13q0-9-8-8l-22 3q-9 1-7 9zM391 488l-2 14q-1 8 7 8l22-1q9-1 11-9l4-15q2-8-6-7l-26 1q-9 0-10 9z" fill="url(#~metal-light)"/>' +
'<path d="M2081 419l-177 14q-13 1-9 13l6 21q3 12 16 13l190 6-26-67z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M474 501l-39 24-108 4" stroke="#fff"/><path d="M2081 437l-151 11q-9 0-7 9l3 10 155 4" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1174 477l48-2q8 0 7 9l-1 8q-2 13-15 13h-30q-13 0-15-13l-1-6q-2-9 7-9z" fill="#0a142054"/><path d="M1161 483l74-2q4 0 4 4v4q0 4-4 4l-74 2q-4 0-4-4v-3q0-4 4-5z" fill="var(--car-paint,#17407a)"/><path d="M1161 486l74-3" fill="none" stroke="#fff9" stroke-width="2"/></g>' +
'<use href="#~handle" x="406" y="-6"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M877 435l8-25h27v28l-35-3z" fill="#14171a"/>' +
'<path d="M848 410l-1-7q-4-15 9-26 12-11 34-12l9-1q13 0 14 13l2 15q1 14-12 16l-44 9q-9 2-11-7z" id="~mirror" fill="var(--car-paint,#17407a)" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M850 411l31-3q4-1 9-2l24-5" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1792" y="747"/>' +
'<use href="#~wheel" x="647" y="747"/>' +
'</g>';
