"""Which of our types is asked about the numbers of which module of python-stdnum."""

VAT = """
AT at.uid; BE be.vat; BG bg.vat; CY cy.vat; CZ cz.dic; DE de.vat; DK dk.cvr; EE ee.kmkr; ES es.nif; FI fi.alv; FR fr.tva;
GR gr.vat; HR hr.oib; HU hu.anum; IE ie.vat; IT it.iva; LT lt.pvm; LU lu.tva; LV lv.pvn; MC mc.tva; MT mt.vat; NL nl.btw;
PL pl.nip; PT pt.nif; RO ro.cui; SE se.vat; SI si.ddv; SK sk.dph; GB gb.vat; NO no.mva; CH ch.vat; IS is_.vsk; FO fo.vn;
SM sm.coe; AL al.nipt; RS ; MK mk.edb; AU au.abn; IN in_.gstin; BR br.cnpj; CL cl.rut; SG sg.uen; VN vn.mst; TR tr.vkn;
KE ke.pin; GH gh.tin; MZ mz.nuit; PE pe.ruc; NZ nz.ird; BY by.unp; AR ar.cuit; DO do.rnc; IL il.hp; JP jp.cn; VE ve.rif;
TN tn.mf; TW tw.ubn; CO co.nit; CR cr.cpj|cr.cr; EC ec.ruc; GT gt.nit; ID id.npwp; MX mx.rfc; PY py.ruc; RU ru.inn; UY uy.rut;
AD ad.nrt; ME me.pib; SV sv.nit; EG eg.tn; MA ma.ice
"""

TAX = """
AD ad.nrt; AL al.nipt; AR ar.cuit; AT at.tin; AU au.tfn; AZ az.voen; BR br.cpf|br.cnpj; BY by.unp; CA ca.sin|ca.bn; CL cl.rut;
CN cn.uscc|cn.ric; CO co.nit; CR cr.cpj|cr.cr; CY cy.vat; CZ cz.dic; DE de.idnr; DO do.rnc|do.cedula; DZ dz.nif; EC ec.ruc; EG eg.tn; ES es.nif;
FR fr.nif|fr.siren; GB gb.utr; GH gh.tin; GN gn.nifp; GR gr.vat; HR hr.oib; ID id.npwp; IE ie.pps; IL il.idnr; IN in_.pan; IT it.codicefiscale;
JP jp.cn|jp.in_; KE ke.pin; LT lt.asmens; MA ma.ice; MD md.idno; ME me.pib; MK mk.edb; MX mx.rfc; MZ mz.nuit; NL nl.bsn; NO no.fodselsnummer|no.orgnr;
NZ nz.ird; PE pe.ruc; PK pk.cnic; PL pl.nip|pl.pesel; PT pt.nif; PY py.ruc; RO ro.cui|ro.cnp; RS rs.pib; RU ru.inn; SE ; SG sg.uen;
SI si.ddv; SN sn.ninea; SV sv.nit; TH th.tin; TN tn.mf; TR tr.tckimlik|tr.vkn; TW tw.ubn; UA ua.rntrc|ua.edrpou; UY uy.rut; VE ve.rif;
VN vn.mst; ZA za.tin; EE ee.ik; FI fi.hetu|fi.ytunnus; KR ; US ; BG bg.egn|bg.pnf|bg.vat; IS is_.kennitala; LV ;
BE be.nn|be.bis|be.vat
"""

NATIONAL = """
AR ar.dni; AT at.vnr; BA si.emso; BE be.nn|be.bis; BG bg.egn|bg.pnf; BR br.cpf; CA ca.sin; CH ch.ssn; CL cl.rut; CN cn.ric;
CR cr.cpf; CU cu.ni; CZ cz.rc; DE de.idnr; DK dk.cpr; DO do.cedula; EC ec.ci; EE ee.ik; ES es.dni|es.nie; FI fi.hetu; FR fr.nir;
GB gb.nhs; GR gr.amka; HR hr.oib; ID id.nik; IE ie.pps; IL il.idnr; IN in_.aadhaar; IS is_.kennitala; IT ; JP jp.in_; KR kr.rrn;
LT lt.asmens; MD md.idno; ME si.emso; MK si.emso; MX mx.curp; MY my.nric; NL nl.bsn; NO no.fodselsnummer; PE pe.cui;
PK pk.cnic; PL pl.pesel; PT pt.cc; RO ro.cnp; RS si.emso; SI si.emso; SK sk.rc; TH th.pin; TR tr.tckimlik; UA ua.rntrc;
US us.ssn|us.itin; ZA za.idnr
"""

COMPANY = """
AR ar.cuit; AU au.abn|au.acn; BE be.vat; BR br.cnpj; CA ca.bn; CH ch.uid; CL cl.rut; CN cn.uscc; CO co.nit; CR cr.cpj; CZ ;
DK dk.cvr; DO do.rnc; EC ec.ruc; EE ee.registrikood; ES es.cif; FI fi.ytunnus; FR fr.siren|fr.siret; GN gn.nifp; GR gr.vat;
GT gt.nit; HU hu.anum; IN in_.gstin; IS is_.kennitala; IT it.iva; JP jp.cn; KR kr.brn; MA ma.ice; NO no.orgnr; PL pl.nip|pl.regon;
PT pt.nif; RO ro.cui|ro.onrc; RS rs.pib; RU ru.inn|ru.ogrn; SE se.orgnr; SG sg.uen; SI si.maticna; UA ua.edrpou; US us.ein; UY uy.rut; VN vn.mst
"""

WORLD = "bic bic; aba us.rtn; lei lei; isin isin; cusip cusip; sedol gb.sedol; isbn isbn; issn issn; gtin ean; imei imei; \
containerNumber iso6346"


def rows():
    """Type, parameters, and the modules of which one is to know a number."""
    for name, table in [("vat", VAT), ("taxId", TAX), ("nationalId", NATIONAL), ("companyId", COMPANY)]:
        for entry in table.split(";"):
            country, _, modules = entry.strip().partition(" ")
            if modules.strip():
                yield name, {"country": country}, modules.strip().split("|")
    for entry in WORLD.split(";"):
        name, module = entry.split()
        yield name, {}, [module]
