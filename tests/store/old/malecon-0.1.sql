BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	"by" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	barrier VARCHAR(8), 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',0,2,'role mayor','medium',1794859738008,NULL);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',1,2,'pass','medium',1794859738039,NULL);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',2,0,'role craftsman','person',1794859738043,NULL);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',3,1,'role settler','person',1794859738047,NULL);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',4,1,'plant tobacco','person',1794859738051,NULL);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',5,2,'plant indigo','medium',1794859738055,NULL);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',6,0,'plant sugar','person',1794859738059,'chance');
INSERT INTO "actions" VALUES('8xrrgp27dn7t',7,0,'role captain','person',1794859738063,NULL);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',8,1,'ship corn 2','person',1794859738067,NULL);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',9,1,'role mayor','person',1794859738071,NULL);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',10,1,'pass','person',1794859738075,NULL);
INSERT INTO "actions" VALUES('8xrrgp27dn7t',11,2,'role trader','medium',1794859738079,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',0,0,'aside sugar','person',1794859738384,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',1,1,'visit el_zorro','person',1794859738419,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',2,0,'give citrus','person',1794859738423,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',3,0,'visit alonso','person',1794859738427,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',4,0,'claim office','person',1794859738431,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',5,0,'move customs','person',1794859738435,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',6,0,'customs tobacco','person',1794859738439,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',7,1,'visit jose','person',1794859738443,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',8,1,'move office','person',1794859738446,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',9,1,'pass','person',1794859738448,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',10,0,'visit conchita','person',1794859738451,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',11,0,'move cafe','person',1794859738459,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',12,1,'visit miguel','person',1794859738463,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',13,1,'move distillery','person',1794859738467,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',14,1,'pass','person',1794859738471,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',15,0,'visit martinez','person',1794859738479,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',16,0,'move office','person',1794859738487,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',17,0,'pass','person',1794859738495,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',18,1,'visit pedro','person',1794859738507,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',19,1,'move newspaper','person',1794859738515,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',20,1,'pass','person',1794859738523,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',21,0,'visit maria','person',1794859738531,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',22,0,'move cafe','person',1794859738539,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',23,1,'visit pablo','person',1794859738544,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',24,1,'take rum','person',1794859738546,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',25,1,'move sawmill','person',1794859738548,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',26,1,'pass','person',1794859738551,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',27,0,'move cigar_factory','person',1794859738555,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',28,0,'pass','person',1794859738559,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',29,1,'port','person',1794859738563,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',30,1,'wood rum 2','person',1794859738567,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',31,0,'deliver citrus 1','person',1794859738571,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',32,1,'pass','person',1794859738575,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',33,0,'deliver citrus 1','person',1794859738579,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',34,0,'visit alonso','person',1794859738584,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',35,0,'claim church','person',1794859738587,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',36,0,'move newspaper','person',1794859738591,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',37,0,'expose miguel','person',1794859738599,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',38,1,'move church','person',1794859738607,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',39,1,'church','person',1794859738621,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',40,0,'visit maria','person',1794859738632,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',41,0,'move harbour_master','person',1794859738639,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',42,0,'harbour_master left','person',1794859738647,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',43,0,'visit pedro','person',1794859738655,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',44,0,'move customs','person',1794859738663,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',45,0,'customs rum','person',1794859738671,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',46,1,'deliver citrus 2','person',1794859738675,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',47,1,'give rum','person',1794859738679,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',48,0,'customs cigars','person',1794859738683,'chance');
INSERT INTO "actions" VALUES('3hb9nee4gu34',49,0,'aside cigars','person',1794859738687,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',50,1,'pass','person',1794859738691,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',51,1,'move newspaper','person',1794859738695,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',52,1,'expose alonso','person',1794859738699,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',53,0,'move office','person',1794859738703,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',54,0,'office rum','person',1794859738707,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',55,1,'visit maria','person',1794859738711,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',56,1,'move harbour_master','person',1794859738715,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',57,1,'pass','person',1794859738719,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',58,0,'move black_market','person',1794859738723,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',59,0,'black_market tobacco citrus','person',1794859738727,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',60,1,'take citrus','person',1794859738731,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',61,1,'move sawmill','person',1794859738735,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',62,0,'move office','person',1794859738739,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',63,0,'pass','person',1794859738743,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',64,1,'move bank','person',1794859738747,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',65,1,'bank','person',1794859738750,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',66,0,'visit jose','person',1794859738754,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',67,0,'move cigar_factory','person',1794859738755,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',68,0,'cigar_factory 2','person',1794859738757,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',69,1,'visit miguel','person',1794859738759,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',70,1,'move black_market','person',1794859738762,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',71,1,'pass','person',1794859738763,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',72,0,'take rum','person',1794859738765,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',73,0,'move sawmill','person',1794859738766,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',74,0,'pass','person',1794859738768,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',75,1,'move church','person',1794859738769,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',76,1,'pass','person',1794859738770,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',77,0,'move bank','person',1794859738771,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',78,0,'pass','person',1794859738772,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',79,1,'visit alonso','person',1794859738773,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',80,1,'claim cafe','person',1794859738774,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',81,1,'move newspaper','person',1794859738774,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',82,1,'expose maria','person',1794859738775,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',83,0,'move cigar_factory','person',1794859738776,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',84,0,'cigar_factory 1','person',1794859738777,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',85,1,'visit conchita','person',1794859738778,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',86,1,'move harbour_master','person',1794859738779,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',87,1,'harbour_master left','person',1794859738780,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',88,1,'visit martinez','person',1794859738781,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',89,1,'move church','person',1794859738782,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',90,1,'church','person',1794859738783,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',91,0,'move newspaper','person',1794859738784,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',92,0,'expose conchita','person',1794859738785,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',93,1,'visit alonso','person',1794859738785,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',94,1,'claim harbour_master','person',1794859738786,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',95,1,'move bank','person',1794859738787,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',96,1,'bank','person',1794859738788,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',97,0,'visit jose','person',1794859738789,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',98,0,'move cigar_factory','person',1794859738790,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',99,0,'cigar_factory 2','person',1794859738791,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',100,1,'visit pablo','person',1794859738792,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',101,1,'take cigars','person',1794859738792,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',102,1,'move black_market','person',1794859738793,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',103,1,'black_market cigars rum','person',1794859738794,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',104,0,'visit martinez','person',1794859738795,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',105,0,'move office','person',1794859738797,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',106,0,'office citrus','person',1794859738797,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',107,1,'move bank','person',1794859738798,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',108,1,'bank','person',1794859738799,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',109,0,'visit conchita','person',1794859738800,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',110,0,'move harbour_master','person',1794859738801,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',111,0,'pass','person',1794859738802,'chance');
INSERT INTO "actions" VALUES('3hb9nee4gu34',112,0,'aside citrus','person',1794859738802,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',113,1,'visit maria','person',1794859738803,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',114,1,'move cafe','person',1794859738804,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',115,1,'pass','person',1794859738804,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',116,0,'move distillery','person',1794859738805,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',117,0,'distillery 2','person',1794859738806,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',118,1,'visit pedro','person',1794859738807,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',119,1,'move newspaper','person',1794859738808,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',120,1,'newspaper','person',1794859738808,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',121,0,'pass','person',1794859738809,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',122,1,'wood rum 1','person',1794859738810,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',123,1,'pass','person',1794859738811,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',124,1,'visit el_zorro','person',1794859738811,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',125,0,'give vp','person',1794859738812,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',126,1,'expose miguel','person',1794859738813,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',127,0,'claim bank','person',1794859738814,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',128,0,'move customs','person',1794859738815,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',129,0,'pass','person',1794859738815,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',130,1,'visit maria','person',1794859738816,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',131,1,'move cafe','person',1794859738817,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',132,1,'cafe rum','person',1794859738818,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',133,1,'take rum','person',1794859738818,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',134,1,'move distillery','person',1794859738819,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',135,1,'distillery 1','person',1794859738820,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',136,0,'move church','person',1794859738821,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',137,0,'church','person',1794859738822,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',138,1,'move newspaper','person',1794859738822,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',139,1,'expose pedro','person',1794859738823,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',140,0,'visit jose','person',1794859738824,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',141,0,'move office','person',1794859738825,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',142,0,'office sugar','person',1794859738825,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',143,1,'visit maria','person',1794859738826,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',144,1,'move casino','person',1794859738827,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',145,1,'sell_vp 15','person',1794859738828,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',146,0,'move distillery','person',1794859738829,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',147,0,'pass','person',1794859738829,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',148,1,'visit pablo','person',1794859738830,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',149,1,'take cigars','person',1794859738831,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',150,1,'move sawmill','person',1794859738832,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',151,1,'sawmill','person',1794859738832,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',152,0,'move church','person',1794859738833,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',153,0,'church','person',1794859738834,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',154,1,'visit pedro','person',1794859738835,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',155,1,'move customs','person',1794859738836,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',156,1,'pass','person',1794859738837,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',157,0,'visit el_zorro','person',1794859738837,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',158,1,'give cigars','person',1794859738838,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',159,0,'pass','person',1794859738839,'chance');
INSERT INTO "actions" VALUES('3hb9nee4gu34',160,0,'aside citrus','person',1794859738839,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',161,1,'port','person',1794859738840,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',162,1,'deliver tobacco 2','person',1794859738841,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',163,0,'deliver rum 1','person',1794859738842,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',164,1,'pass','person',1794859738843,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',165,0,'deliver cigars 1','person',1794859738843,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',166,0,'deliver cigars 2','person',1794859738844,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',167,0,'wood sugar 1','person',1794859738845,'chance');
INSERT INTO "actions" VALUES('3hb9nee4gu34',168,1,'aside cigars','person',1794859738846,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',169,0,'visit el_zorro','person',1794859738846,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',170,1,'give citrus','person',1794859738847,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',171,0,'pass','person',1794859738848,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',172,1,'visit maria','person',1794859738849,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',173,1,'move casino','person',1794859738850,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',174,1,'buy_vp 7','person',1794859738850,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',175,0,'visit martinez','person',1794859738851,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',176,0,'move cigar_factory','person',1794859738852,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',177,0,'cigar_factory 1','person',1794859738853,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',178,1,'visit el_zorro','person',1794859738854,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',179,0,'give sugar','person',1794859738854,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',180,1,'sell_vp 17','person',1794859738855,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',181,0,'visit maria','person',1794859738856,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',182,0,'move cafe','person',1794859738857,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',183,0,'cafe rum','person',1794859738858,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',184,1,'visit alonso','person',1794859738859,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',185,1,'harbour_master left','person',1794859738859,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',186,1,'move bank','person',1794859738860,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',187,1,'bank','person',1794859738861,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',188,0,'move church','person',1794859738862,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',189,0,'pass','person',1794859738862,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',190,1,'visit pablo','person',1794859738863,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',191,1,'take rum','person',1794859738864,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',192,1,'move sawmill','person',1794859738865,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',193,0,'move cigar_factory','person',1794859738865,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',194,1,'visit martinez','person',1794859738866,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',195,1,'move office','person',1794859738867,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',196,1,'office sugar','person',1794859738868,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',197,0,'port','person',1794859738869,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',198,0,'wood citrus 2','person',1794859738869,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',199,1,'pass','person',1794859738870,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',200,0,'deliver rum 1','person',1794859738871,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',201,0,'wood citrus 1','person',1794859738872,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',202,0,'wood tobacco 1','person',1794859738873,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',203,0,'pass','person',1794859738873,'chance');
INSERT INTO "actions" VALUES('3hb9nee4gu34',204,0,'aside cigars','person',1794859738874,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',205,1,'visit maria','person',1794859738875,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',206,1,'move cafe','person',1794859738876,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',207,1,'cafe rum','person',1794859738876,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',208,0,'visit miguel','person',1794859738877,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',209,0,'move black_market','person',1794859738878,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',210,0,'black_market sugar citrus','person',1794859738879,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',211,1,'visit miguel','person',1794859738880,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',212,1,'move sawmill','person',1794859738880,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',213,1,'pass','person',1794859738881,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',214,0,'visit pablo','person',1794859738882,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',215,0,'take sugar','person',1794859738882,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',216,0,'distillery 3','person',1794859738884,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',217,1,'visit pablo','person',1794859738885,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',218,1,'take cigars','person',1794859738886,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',219,1,'black_market rum tobacco','person',1794859738886,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',220,0,'port','person',1794859738887,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',221,0,'wood sugar 1','person',1794859738888,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',222,1,'wood tobacco 1','person',1794859738889,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',223,0,'wood rum 1','person',1794859738890,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',224,1,'deliver tobacco 1','person',1794859738891,'chance');
INSERT INTO "actions" VALUES('3hb9nee4gu34',225,0,'aside sugar','person',1794859738891,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',226,1,'visit alonso','person',1794859738892,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',227,1,'cafe both','person',1794859738893,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',228,1,'move customs','person',1794859738894,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',229,1,'customs cigars','person',1794859738894,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',230,0,'move church','person',1794859738895,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',231,0,'church','person',1794859738896,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',232,1,'visit martinez','person',1794859738897,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',233,1,'move cigar_factory','person',1794859738897,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',234,1,'cigar_factory 2','person',1794859738898,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',235,0,'move newspaper','person',1794859738899,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',236,0,'newspaper','person',1794859738900,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',237,1,'visit martinez','person',1794859738901,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',238,1,'move office','person',1794859738902,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',239,1,'office tobacco','person',1794859738902,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',240,0,'visit pedro','person',1794859738903,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',241,0,'move bank','person',1794859738904,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',242,0,'pass','person',1794859738905,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',243,1,'port','person',1794859738905,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',244,1,'pass','person',1794859738906,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',245,0,'deliver citrus 1','person',1794859738907,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',246,0,'deliver citrus 1','person',1794859738908,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',247,0,'pass','person',1794859738909,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',248,0,'visit alonso','person',1794859738909,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',249,0,'church','person',1794859738910,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',250,0,'move newspaper','person',1794859738911,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',251,0,'expose maria','person',1794859738912,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',252,1,'visit maria','person',1794859738912,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',253,0,'visit pablo','person',1794859738913,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',254,0,'take tobacco','person',1794859738914,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',255,0,'move black_market','person',1794859738915,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',256,0,'black_market tobacco citrus','person',1794859738916,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',257,1,'visit pedro','person',1794859738916,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',258,1,'move customs','person',1794859738917,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',259,1,'pass','person',1794859738918,NULL);
INSERT INTO "actions" VALUES('3hb9nee4gu34',260,0,'wood rum 1','person',1794859738919,'secret');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE answers (
	table_id VARCHAR(32) NOT NULL, 
	session VARCHAR(64) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	answer TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, session, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "answers" VALUES('8xrrgp27dn7t','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k2','{"ply":3,"revision":0,"version":4,"over":false,"to_move":1}',1794859738044);
INSERT INTO "answers" VALUES('8xrrgp27dn7t','6bd3731aeee50158fd2ea9cc9ff84df11c81b5f51457bd8be4b0ec8f24a5cd96','k3','{"ply":4,"revision":0,"version":5,"over":false,"to_move":1}',1794859738047);
INSERT INTO "answers" VALUES('8xrrgp27dn7t','6bd3731aeee50158fd2ea9cc9ff84df11c81b5f51457bd8be4b0ec8f24a5cd96','k4','{"ply":5,"revision":0,"version":6,"over":false,"to_move":2}',1794859738052);
INSERT INTO "answers" VALUES('8xrrgp27dn7t','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k6','{"ply":7,"revision":0,"version":8,"over":false,"to_move":0}',1794859738059);
INSERT INTO "answers" VALUES('8xrrgp27dn7t','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k7','{"ply":8,"revision":0,"version":9,"over":false,"to_move":1}',1794859738063);
INSERT INTO "answers" VALUES('8xrrgp27dn7t','6bd3731aeee50158fd2ea9cc9ff84df11c81b5f51457bd8be4b0ec8f24a5cd96','k8','{"ply":9,"revision":0,"version":10,"over":false,"to_move":1}',1794859738068);
INSERT INTO "answers" VALUES('8xrrgp27dn7t','6bd3731aeee50158fd2ea9cc9ff84df11c81b5f51457bd8be4b0ec8f24a5cd96','k9','{"ply":10,"revision":0,"version":11,"over":false,"to_move":1}',1794859738071);
INSERT INTO "answers" VALUES('8xrrgp27dn7t','6bd3731aeee50158fd2ea9cc9ff84df11c81b5f51457bd8be4b0ec8f24a5cd96','k10','{"ply":11,"revision":0,"version":12,"over":false,"to_move":2}',1794859738075);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k0','{"ply":1,"revision":0,"version":1,"over":false,"to_move":1}',1794859738414);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k1','{"ply":2,"revision":0,"version":2,"over":false,"to_move":0}',1794859738420);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k2','{"ply":3,"revision":0,"version":3,"over":false,"to_move":0}',1794859738424);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k3','{"ply":4,"revision":0,"version":4,"over":false,"to_move":0}',1794859738428);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k4','{"ply":5,"revision":0,"version":5,"over":false,"to_move":0}',1794859738432);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k5','{"ply":6,"revision":0,"version":6,"over":false,"to_move":0}',1794859738436);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k6','{"ply":7,"revision":0,"version":7,"over":false,"to_move":1}',1794859738440);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k7','{"ply":8,"revision":0,"version":8,"over":false,"to_move":1}',1794859738444);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k8','{"ply":9,"revision":0,"version":9,"over":false,"to_move":1}',1794859738446);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k9','{"ply":10,"revision":0,"version":10,"over":false,"to_move":0}',1794859738448);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k10','{"ply":11,"revision":0,"version":11,"over":false,"to_move":0}',1794859738452);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k11','{"ply":12,"revision":0,"version":12,"over":false,"to_move":1}',1794859738460);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k12','{"ply":13,"revision":0,"version":13,"over":false,"to_move":1}',1794859738464);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k13','{"ply":14,"revision":0,"version":14,"over":false,"to_move":1}',1794859738468);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k14','{"ply":15,"revision":0,"version":15,"over":false,"to_move":0}',1794859738472);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k15','{"ply":16,"revision":0,"version":16,"over":false,"to_move":0}',1794859738480);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k16','{"ply":17,"revision":0,"version":17,"over":false,"to_move":0}',1794859738488);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k17','{"ply":18,"revision":0,"version":18,"over":false,"to_move":1}',1794859738496);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k18','{"ply":19,"revision":0,"version":19,"over":false,"to_move":1}',1794859738508);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k19','{"ply":20,"revision":0,"version":20,"over":false,"to_move":1}',1794859738516);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k20','{"ply":21,"revision":0,"version":21,"over":false,"to_move":0}',1794859738524);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k21','{"ply":22,"revision":0,"version":22,"over":false,"to_move":0}',1794859738532);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k22','{"ply":23,"revision":0,"version":23,"over":false,"to_move":1}',1794859738540);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k23','{"ply":24,"revision":0,"version":24,"over":false,"to_move":1}',1794859738544);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k24','{"ply":25,"revision":0,"version":25,"over":false,"to_move":1}',1794859738547);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k25','{"ply":26,"revision":0,"version":26,"over":false,"to_move":1}',1794859738549);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k26','{"ply":27,"revision":0,"version":27,"over":false,"to_move":0}',1794859738552);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k27','{"ply":28,"revision":0,"version":28,"over":false,"to_move":0}',1794859738556);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k28','{"ply":29,"revision":0,"version":29,"over":false,"to_move":1}',1794859738560);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k29','{"ply":30,"revision":0,"version":30,"over":false,"to_move":1}',1794859738564);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k30','{"ply":31,"revision":0,"version":31,"over":false,"to_move":0}',1794859738568);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k31','{"ply":32,"revision":0,"version":32,"over":false,"to_move":1}',1794859738572);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k32','{"ply":33,"revision":0,"version":33,"over":false,"to_move":0}',1794859738576);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k33','{"ply":34,"revision":0,"version":34,"over":false,"to_move":0}',1794859738580);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k34','{"ply":35,"revision":0,"version":35,"over":false,"to_move":0}',1794859738584);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k35','{"ply":36,"revision":0,"version":36,"over":false,"to_move":0}',1794859738588);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k36','{"ply":37,"revision":0,"version":37,"over":false,"to_move":0}',1794859738592);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k37','{"ply":38,"revision":0,"version":38,"over":false,"to_move":1}',1794859738600);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k38','{"ply":39,"revision":0,"version":39,"over":false,"to_move":1}',1794859738608);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k39','{"ply":40,"revision":0,"version":40,"over":false,"to_move":0}',1794859738621);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k40','{"ply":41,"revision":0,"version":41,"over":false,"to_move":0}',1794859738632);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k41','{"ply":42,"revision":0,"version":42,"over":false,"to_move":0}',1794859738640);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k42','{"ply":43,"revision":0,"version":43,"over":false,"to_move":0}',1794859738648);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k43','{"ply":44,"revision":0,"version":44,"over":false,"to_move":0}',1794859738656);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k44','{"ply":45,"revision":0,"version":45,"over":false,"to_move":0}',1794859738664);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k45','{"ply":46,"revision":0,"version":46,"over":false,"to_move":1}',1794859738672);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k46','{"ply":47,"revision":0,"version":47,"over":false,"to_move":1}',1794859738676);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k47','{"ply":48,"revision":0,"version":48,"over":false,"to_move":0}',1794859738680);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k48','{"ply":49,"revision":0,"version":49,"over":false,"to_move":0}',1794859738683);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k49','{"ply":50,"revision":0,"version":50,"over":false,"to_move":1}',1794859738688);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k50','{"ply":51,"revision":0,"version":51,"over":false,"to_move":1}',1794859738692);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k51','{"ply":52,"revision":0,"version":52,"over":false,"to_move":1}',1794859738696);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k52','{"ply":53,"revision":0,"version":53,"over":false,"to_move":0}',1794859738700);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k53','{"ply":54,"revision":0,"version":54,"over":false,"to_move":0}',1794859738704);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k54','{"ply":55,"revision":0,"version":55,"over":false,"to_move":1}',1794859738708);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k55','{"ply":56,"revision":0,"version":56,"over":false,"to_move":1}',1794859738712);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k56','{"ply":57,"revision":0,"version":57,"over":false,"to_move":1}',1794859738716);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k57','{"ply":58,"revision":0,"version":58,"over":false,"to_move":0}',1794859738720);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k58','{"ply":59,"revision":0,"version":59,"over":false,"to_move":0}',1794859738724);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k59','{"ply":60,"revision":0,"version":60,"over":false,"to_move":1}',1794859738728);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k60','{"ply":61,"revision":0,"version":61,"over":false,"to_move":1}',1794859738732);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k61','{"ply":62,"revision":0,"version":62,"over":false,"to_move":0}',1794859738736);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k62','{"ply":63,"revision":0,"version":63,"over":false,"to_move":0}',1794859738740);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k63','{"ply":64,"revision":0,"version":64,"over":false,"to_move":1}',1794859738744);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k64','{"ply":65,"revision":0,"version":65,"over":false,"to_move":1}',1794859738748);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k65','{"ply":66,"revision":0,"version":66,"over":false,"to_move":0}',1794859738751);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k66','{"ply":67,"revision":0,"version":67,"over":false,"to_move":0}',1794859738754);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k67','{"ply":68,"revision":0,"version":68,"over":false,"to_move":0}',1794859738755);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k68','{"ply":69,"revision":0,"version":69,"over":false,"to_move":1}',1794859738758);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k69','{"ply":70,"revision":0,"version":70,"over":false,"to_move":1}',1794859738760);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k70','{"ply":71,"revision":0,"version":71,"over":false,"to_move":1}',1794859738762);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k71','{"ply":72,"revision":0,"version":72,"over":false,"to_move":0}',1794859738763);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k72','{"ply":73,"revision":0,"version":73,"over":false,"to_move":0}',1794859738765);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k73','{"ply":74,"revision":0,"version":74,"over":false,"to_move":0}',1794859738767);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k74','{"ply":75,"revision":0,"version":75,"over":false,"to_move":1}',1794859738768);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k75','{"ply":76,"revision":0,"version":76,"over":false,"to_move":1}',1794859738769);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k76','{"ply":77,"revision":0,"version":77,"over":false,"to_move":0}',1794859738770);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k77','{"ply":78,"revision":0,"version":78,"over":false,"to_move":0}',1794859738771);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k78','{"ply":79,"revision":0,"version":79,"over":false,"to_move":1}',1794859738772);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k79','{"ply":80,"revision":0,"version":80,"over":false,"to_move":1}',1794859738773);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k80','{"ply":81,"revision":0,"version":81,"over":false,"to_move":1}',1794859738774);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k81','{"ply":82,"revision":0,"version":82,"over":false,"to_move":1}',1794859738775);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k82','{"ply":83,"revision":0,"version":83,"over":false,"to_move":0}',1794859738776);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k83','{"ply":84,"revision":0,"version":84,"over":false,"to_move":0}',1794859738776);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k84','{"ply":85,"revision":0,"version":85,"over":false,"to_move":1}',1794859738777);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k85','{"ply":86,"revision":0,"version":86,"over":false,"to_move":1}',1794859738778);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k86','{"ply":87,"revision":0,"version":87,"over":false,"to_move":1}',1794859738779);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k87','{"ply":88,"revision":0,"version":88,"over":false,"to_move":1}',1794859738780);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k88','{"ply":89,"revision":0,"version":89,"over":false,"to_move":1}',1794859738781);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k89','{"ply":90,"revision":0,"version":90,"over":false,"to_move":1}',1794859738782);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k90','{"ply":91,"revision":0,"version":91,"over":false,"to_move":0}',1794859738783);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k91','{"ply":92,"revision":0,"version":92,"over":false,"to_move":0}',1794859738784);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k92','{"ply":93,"revision":0,"version":93,"over":false,"to_move":1}',1794859738785);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k93','{"ply":94,"revision":0,"version":94,"over":false,"to_move":1}',1794859738786);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k94','{"ply":95,"revision":0,"version":95,"over":false,"to_move":1}',1794859738787);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k95','{"ply":96,"revision":0,"version":96,"over":false,"to_move":1}',1794859738787);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k96','{"ply":97,"revision":0,"version":97,"over":false,"to_move":0}',1794859738788);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k97','{"ply":98,"revision":0,"version":98,"over":false,"to_move":0}',1794859738789);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k98','{"ply":99,"revision":0,"version":99,"over":false,"to_move":0}',1794859738790);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k99','{"ply":100,"revision":0,"version":100,"over":false,"to_move":1}',1794859738791);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k100','{"ply":101,"revision":0,"version":101,"over":false,"to_move":1}',1794859738792);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k101','{"ply":102,"revision":0,"version":102,"over":false,"to_move":1}',1794859738793);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k102','{"ply":103,"revision":0,"version":103,"over":false,"to_move":1}',1794859738794);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k103','{"ply":104,"revision":0,"version":104,"over":false,"to_move":0}',1794859738794);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k104','{"ply":105,"revision":0,"version":105,"over":false,"to_move":0}',1794859738795);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k105','{"ply":106,"revision":0,"version":106,"over":false,"to_move":0}',1794859738797);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k106','{"ply":107,"revision":0,"version":107,"over":false,"to_move":1}',1794859738798);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k107','{"ply":108,"revision":0,"version":108,"over":false,"to_move":1}',1794859738799);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k108','{"ply":109,"revision":0,"version":109,"over":false,"to_move":0}',1794859738799);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k109','{"ply":110,"revision":0,"version":110,"over":false,"to_move":0}',1794859738800);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k110','{"ply":111,"revision":0,"version":111,"over":false,"to_move":0}',1794859738801);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k111','{"ply":112,"revision":0,"version":112,"over":false,"to_move":0}',1794859738802);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k112','{"ply":113,"revision":0,"version":113,"over":false,"to_move":1}',1794859738802);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k113','{"ply":114,"revision":0,"version":114,"over":false,"to_move":1}',1794859738803);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k114','{"ply":115,"revision":0,"version":115,"over":false,"to_move":1}',1794859738804);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k115','{"ply":116,"revision":0,"version":116,"over":false,"to_move":0}',1794859738805);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k116','{"ply":117,"revision":0,"version":117,"over":false,"to_move":0}',1794859738805);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k117','{"ply":118,"revision":0,"version":118,"over":false,"to_move":1}',1794859738806);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k118','{"ply":119,"revision":0,"version":119,"over":false,"to_move":1}',1794859738807);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k119','{"ply":120,"revision":0,"version":120,"over":false,"to_move":1}',1794859738808);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k120','{"ply":121,"revision":0,"version":121,"over":false,"to_move":0}',1794859738809);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k121','{"ply":122,"revision":0,"version":122,"over":false,"to_move":1}',1794859738809);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k122','{"ply":123,"revision":0,"version":123,"over":false,"to_move":1}',1794859738810);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k123','{"ply":124,"revision":0,"version":124,"over":false,"to_move":1}',1794859738811);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k124','{"ply":125,"revision":0,"version":125,"over":false,"to_move":0}',1794859738812);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k125','{"ply":126,"revision":0,"version":126,"over":false,"to_move":1}',1794859738812);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k126','{"ply":127,"revision":0,"version":127,"over":false,"to_move":0}',1794859738813);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k127','{"ply":128,"revision":0,"version":128,"over":false,"to_move":0}',1794859738814);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k128','{"ply":129,"revision":0,"version":129,"over":false,"to_move":0}',1794859738815);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k129','{"ply":130,"revision":0,"version":130,"over":false,"to_move":1}',1794859738815);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k130','{"ply":131,"revision":0,"version":131,"over":false,"to_move":1}',1794859738816);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k131','{"ply":132,"revision":0,"version":132,"over":false,"to_move":1}',1794859738817);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k132','{"ply":133,"revision":0,"version":133,"over":false,"to_move":1}',1794859738818);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k133','{"ply":134,"revision":0,"version":134,"over":false,"to_move":1}',1794859738819);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k134','{"ply":135,"revision":0,"version":135,"over":false,"to_move":1}',1794859738819);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k135','{"ply":136,"revision":0,"version":136,"over":false,"to_move":0}',1794859738820);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k136','{"ply":137,"revision":0,"version":137,"over":false,"to_move":0}',1794859738821);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k137','{"ply":138,"revision":0,"version":138,"over":false,"to_move":1}',1794859738822);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k138','{"ply":139,"revision":0,"version":139,"over":false,"to_move":1}',1794859738822);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k139','{"ply":140,"revision":0,"version":140,"over":false,"to_move":0}',1794859738823);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k140','{"ply":141,"revision":0,"version":141,"over":false,"to_move":0}',1794859738824);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k141','{"ply":142,"revision":0,"version":142,"over":false,"to_move":0}',1794859738825);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k142','{"ply":143,"revision":0,"version":143,"over":false,"to_move":1}',1794859738826);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k143','{"ply":144,"revision":0,"version":144,"over":false,"to_move":1}',1794859738827);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k144','{"ply":145,"revision":0,"version":145,"over":false,"to_move":1}',1794859738827);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k145','{"ply":146,"revision":0,"version":146,"over":false,"to_move":0}',1794859738828);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k146','{"ply":147,"revision":0,"version":147,"over":false,"to_move":0}',1794859738829);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k147','{"ply":148,"revision":0,"version":148,"over":false,"to_move":1}',1794859738830);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k148','{"ply":149,"revision":0,"version":149,"over":false,"to_move":1}',1794859738830);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k149','{"ply":150,"revision":0,"version":150,"over":false,"to_move":1}',1794859738831);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k150','{"ply":151,"revision":0,"version":151,"over":false,"to_move":1}',1794859738832);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k151','{"ply":152,"revision":0,"version":152,"over":false,"to_move":0}',1794859738833);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k152','{"ply":153,"revision":0,"version":153,"over":false,"to_move":0}',1794859738834);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k153','{"ply":154,"revision":0,"version":154,"over":false,"to_move":1}',1794859738834);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k154','{"ply":155,"revision":0,"version":155,"over":false,"to_move":1}',1794859738835);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k155','{"ply":156,"revision":0,"version":156,"over":false,"to_move":1}',1794859738836);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k156','{"ply":157,"revision":0,"version":157,"over":false,"to_move":0}',1794859738837);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k157','{"ply":158,"revision":0,"version":158,"over":false,"to_move":1}',1794859738838);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k158','{"ply":159,"revision":0,"version":159,"over":false,"to_move":0}',1794859738838);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k159','{"ply":160,"revision":0,"version":160,"over":false,"to_move":0}',1794859738839);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k160','{"ply":161,"revision":0,"version":161,"over":false,"to_move":1}',1794859738840);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k161','{"ply":162,"revision":0,"version":162,"over":false,"to_move":1}',1794859738841);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k162','{"ply":163,"revision":0,"version":163,"over":false,"to_move":0}',1794859738841);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k163','{"ply":164,"revision":0,"version":164,"over":false,"to_move":1}',1794859738842);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k164','{"ply":165,"revision":0,"version":165,"over":false,"to_move":0}',1794859738843);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k165','{"ply":166,"revision":0,"version":166,"over":false,"to_move":0}',1794859738844);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k166','{"ply":167,"revision":0,"version":167,"over":false,"to_move":0}',1794859738845);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k167','{"ply":168,"revision":0,"version":168,"over":false,"to_move":1}',1794859738845);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k168','{"ply":169,"revision":0,"version":169,"over":false,"to_move":0}',1794859738846);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k169','{"ply":170,"revision":0,"version":170,"over":false,"to_move":1}',1794859738847);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k170','{"ply":171,"revision":0,"version":171,"over":false,"to_move":0}',1794859738847);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k171','{"ply":172,"revision":0,"version":172,"over":false,"to_move":1}',1794859738848);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k172','{"ply":173,"revision":0,"version":173,"over":false,"to_move":1}',1794859738849);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k173','{"ply":174,"revision":0,"version":174,"over":false,"to_move":1}',1794859738850);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k174','{"ply":175,"revision":0,"version":175,"over":false,"to_move":0}',1794859738851);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k175','{"ply":176,"revision":0,"version":176,"over":false,"to_move":0}',1794859738851);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k176','{"ply":177,"revision":0,"version":177,"over":false,"to_move":0}',1794859738852);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k177','{"ply":178,"revision":0,"version":178,"over":false,"to_move":1}',1794859738853);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k178','{"ply":179,"revision":0,"version":179,"over":false,"to_move":0}',1794859738854);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k179','{"ply":180,"revision":0,"version":180,"over":false,"to_move":1}',1794859738855);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k180','{"ply":181,"revision":0,"version":181,"over":false,"to_move":0}',1794859738856);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k181','{"ply":182,"revision":0,"version":182,"over":false,"to_move":0}',1794859738856);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k182','{"ply":183,"revision":0,"version":183,"over":false,"to_move":0}',1794859738857);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k183','{"ply":184,"revision":0,"version":184,"over":false,"to_move":1}',1794859738858);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k184','{"ply":185,"revision":0,"version":185,"over":false,"to_move":1}',1794859738859);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k185','{"ply":186,"revision":0,"version":186,"over":false,"to_move":1}',1794859738860);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k186','{"ply":187,"revision":0,"version":187,"over":false,"to_move":1}',1794859738860);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k187','{"ply":188,"revision":0,"version":188,"over":false,"to_move":0}',1794859738861);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k188','{"ply":189,"revision":0,"version":189,"over":false,"to_move":0}',1794859738862);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k189','{"ply":190,"revision":0,"version":190,"over":false,"to_move":1}',1794859738863);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k190','{"ply":191,"revision":0,"version":191,"over":false,"to_move":1}',1794859738863);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k191','{"ply":192,"revision":0,"version":192,"over":false,"to_move":1}',1794859738864);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k192','{"ply":193,"revision":0,"version":193,"over":false,"to_move":0}',1794859738865);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k193','{"ply":194,"revision":0,"version":194,"over":false,"to_move":1}',1794859738866);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k194','{"ply":195,"revision":0,"version":195,"over":false,"to_move":1}',1794859738866);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k195','{"ply":196,"revision":0,"version":196,"over":false,"to_move":1}',1794859738867);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k196','{"ply":197,"revision":0,"version":197,"over":false,"to_move":0}',1794859738868);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k197','{"ply":198,"revision":0,"version":198,"over":false,"to_move":0}',1794859738869);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k198','{"ply":199,"revision":0,"version":199,"over":false,"to_move":1}',1794859738870);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k199','{"ply":200,"revision":0,"version":200,"over":false,"to_move":0}',1794859738870);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k200','{"ply":201,"revision":0,"version":201,"over":false,"to_move":0}',1794859738871);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k201','{"ply":202,"revision":0,"version":202,"over":false,"to_move":0}',1794859738872);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k202','{"ply":203,"revision":0,"version":203,"over":false,"to_move":0}',1794859738873);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k203','{"ply":204,"revision":0,"version":204,"over":false,"to_move":0}',1794859738873);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k204','{"ply":205,"revision":0,"version":205,"over":false,"to_move":1}',1794859738874);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k205','{"ply":206,"revision":0,"version":206,"over":false,"to_move":1}',1794859738875);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k206','{"ply":207,"revision":0,"version":207,"over":false,"to_move":1}',1794859738876);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k207','{"ply":208,"revision":0,"version":208,"over":false,"to_move":0}',1794859738877);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k208','{"ply":209,"revision":0,"version":209,"over":false,"to_move":0}',1794859738877);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k209','{"ply":210,"revision":0,"version":210,"over":false,"to_move":0}',1794859738878);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k210','{"ply":211,"revision":0,"version":211,"over":false,"to_move":1}',1794859738879);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k211','{"ply":212,"revision":0,"version":212,"over":false,"to_move":1}',1794859738880);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k212','{"ply":213,"revision":0,"version":213,"over":false,"to_move":1}',1794859738880);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k213','{"ply":214,"revision":0,"version":214,"over":false,"to_move":0}',1794859738881);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k214','{"ply":215,"revision":0,"version":215,"over":false,"to_move":0}',1794859738882);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k215','{"ply":216,"revision":0,"version":216,"over":false,"to_move":0}',1794859738883);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k216','{"ply":217,"revision":0,"version":217,"over":false,"to_move":1}',1794859738884);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k217','{"ply":218,"revision":0,"version":218,"over":false,"to_move":1}',1794859738885);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k218','{"ply":219,"revision":0,"version":219,"over":false,"to_move":1}',1794859738886);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k219','{"ply":220,"revision":0,"version":220,"over":false,"to_move":0}',1794859738887);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k220','{"ply":221,"revision":0,"version":221,"over":false,"to_move":0}',1794859738888);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k221','{"ply":222,"revision":0,"version":222,"over":false,"to_move":1}',1794859738888);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k222','{"ply":223,"revision":0,"version":223,"over":false,"to_move":0}',1794859738889);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k223','{"ply":224,"revision":0,"version":224,"over":false,"to_move":1}',1794859738890);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k224','{"ply":225,"revision":0,"version":225,"over":false,"to_move":0}',1794859738891);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k225','{"ply":226,"revision":0,"version":226,"over":false,"to_move":1}',1794859738891);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k226','{"ply":227,"revision":0,"version":227,"over":false,"to_move":1}',1794859738892);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k227','{"ply":228,"revision":0,"version":228,"over":false,"to_move":1}',1794859738893);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k228','{"ply":229,"revision":0,"version":229,"over":false,"to_move":1}',1794859738894);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k229','{"ply":230,"revision":0,"version":230,"over":false,"to_move":0}',1794859738895);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k230','{"ply":231,"revision":0,"version":231,"over":false,"to_move":0}',1794859738895);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k231','{"ply":232,"revision":0,"version":232,"over":false,"to_move":1}',1794859738896);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k232','{"ply":233,"revision":0,"version":233,"over":false,"to_move":1}',1794859738897);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k233','{"ply":234,"revision":0,"version":234,"over":false,"to_move":1}',1794859738898);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k234','{"ply":235,"revision":0,"version":235,"over":false,"to_move":0}',1794859738898);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k235','{"ply":236,"revision":0,"version":236,"over":false,"to_move":0}',1794859738899);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k236','{"ply":237,"revision":0,"version":237,"over":false,"to_move":1}',1794859738900);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k237','{"ply":238,"revision":0,"version":238,"over":false,"to_move":1}',1794859738901);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k238','{"ply":239,"revision":0,"version":239,"over":false,"to_move":1}',1794859738902);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k239','{"ply":240,"revision":0,"version":240,"over":false,"to_move":0}',1794859738903);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k240','{"ply":241,"revision":0,"version":241,"over":false,"to_move":0}',1794859738903);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k241','{"ply":242,"revision":0,"version":242,"over":false,"to_move":0}',1794859738904);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k242','{"ply":243,"revision":0,"version":243,"over":false,"to_move":1}',1794859738905);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k243','{"ply":244,"revision":0,"version":244,"over":false,"to_move":1}',1794859738906);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k244','{"ply":245,"revision":0,"version":245,"over":false,"to_move":0}',1794859738906);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k245','{"ply":246,"revision":0,"version":246,"over":false,"to_move":0}',1794859738907);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k246','{"ply":247,"revision":0,"version":247,"over":false,"to_move":0}',1794859738908);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k247','{"ply":248,"revision":0,"version":248,"over":false,"to_move":0}',1794859738909);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k248','{"ply":249,"revision":0,"version":249,"over":false,"to_move":0}',1794859738909);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k249','{"ply":250,"revision":0,"version":250,"over":false,"to_move":0}',1794859738910);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k250','{"ply":251,"revision":0,"version":251,"over":false,"to_move":0}',1794859738911);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k251','{"ply":252,"revision":0,"version":252,"over":false,"to_move":1}',1794859738912);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k252','{"ply":253,"revision":0,"version":253,"over":false,"to_move":0}',1794859738913);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k253','{"ply":254,"revision":0,"version":254,"over":false,"to_move":0}',1794859738913);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k254','{"ply":255,"revision":0,"version":255,"over":false,"to_move":0}',1794859738914);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k255','{"ply":256,"revision":0,"version":256,"over":false,"to_move":0}',1794859738915);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k256','{"ply":257,"revision":0,"version":257,"over":false,"to_move":1}',1794859738916);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k257','{"ply":258,"revision":0,"version":258,"over":false,"to_move":1}',1794859738917);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k258','{"ply":259,"revision":0,"version":259,"over":false,"to_move":1}',1794859738917);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k259','{"ply":260,"revision":0,"version":260,"over":false,"to_move":0}',1794859738918);
INSERT INTO "answers" VALUES('3hb9nee4gu34','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','k260','{"ply":261,"revision":0,"version":261,"over":true,"to_move":null}',1794859738919);
CREATE TABLE messages (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "messages" VALUES('8xrrgp27dn7t',1,0,'Ana','Hola',1794859738083);
CREATE TABLE notes (
	table_id VARCHAR(32) NOT NULL, 
	session VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, session), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('8xrrgp27dn7t','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','quarries first');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	bot TEXT, 
	name TEXT NOT NULL, 
	session VARCHAR(64), 
	link VARCHAR(64), 
	stand_in TEXT, 
	stand_in_why VARCHAR(16), 
	seen_at BIGINT, 
	plans TEXT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('8xrrgp27dn7t',0,'person',NULL,'Ana','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878',NULL,NULL,NULL,1794859737982,NULL);
INSERT INTO "seats" VALUES('8xrrgp27dn7t',1,'person',NULL,'Boris','6bd3731aeee50158fd2ea9cc9ff84df11c81b5f51457bd8be4b0ec8f24a5cd96',NULL,NULL,NULL,1794859737996,NULL);
INSERT INTO "seats" VALUES('8xrrgp27dn7t',2,'bot','medium','',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('62pbgcp8nf9d',0,'person',NULL,'Ana','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878',NULL,NULL,NULL,1794859738114,NULL);
INSERT INTO "seats" VALUES('62pbgcp8nf9d',1,'bot','medium','',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('62pbgcp8nf9d',2,'bot','medium','',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3hb9nee4gu34',0,'person',NULL,'Ana','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878',NULL,NULL,NULL,1794859738370,NULL);
INSERT INTO "seats" VALUES('3hb9nee4gu34',1,'person',NULL,'Ana','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878',NULL,NULL,NULL,1794859738370,NULL);
INSERT INTO "seats" VALUES('aqsg58m43ffs',0,'person',NULL,'Boris','6bd3731aeee50158fd2ea9cc9ff84df11c81b5f51457bd8be4b0ec8f24a5cd96',NULL,NULL,NULL,1794859738963,NULL);
INSERT INTO "seats" VALUES('aqsg58m43ffs',1,'person',NULL,'Carla',NULL,'23826b44ed38292bac2426c1af8c492c8b3e30d50fe306d05015615109fb1257',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('aqsg58m43ffs',2,'open',NULL,'',NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE sessions (
	id VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "sessions" VALUES('b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878','Ana',1790000000000);
INSERT INTO "sessions" VALUES('6bd3731aeee50158fd2ea9cc9ff84df11c81b5f51457bd8be4b0ec8f24a5cd96','Boris',1790000000000);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	title TEXT NOT NULL, 
	data TEXT NOT NULL, 
	options TEXT NOT NULL, 
	seed BIGINT, 
	start TEXT, 
	clock TEXT, 
	settings TEXT NOT NULL, 
	maker VARCHAR(64), 
	created_at BIGINT NOT NULL, 
	parent VARCHAR(32), 
	parent_ply INTEGER, 
	version INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	over BOOLEAN NOT NULL, 
	to_move INTEGER, 
	result TEXT, 
	revision INTEGER NOT NULL, 
	moved_at BIGINT NOT NULL, 
	banks TEXT, 
	hold INTEGER, 
	takeback TEXT, 
	due_at BIGINT, 
	unplanned BOOLEAN NOT NULL, 
	rematch VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('8xrrgp27dn7t','puerto_rico','dc5ea3','{}',7,NULL,'{"kind":"bank","seconds":3600,"increment":10}','{"pace":600,"confirm":false,"rated":false}','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878',1794859737982,NULL,NULL,13,12,0,1,NULL,0,1794859738079,'[3619988,3619980,3630000]',NULL,NULL,1794863358059,0,NULL);
INSERT INTO "tables" VALUES('62pbgcp8nf9d','puerto_rico','dc5ea3','{}',NULL,'{"rng":1446964855397350601,"seats":3,"hospice_hacienda":0,"mayor_relocation":0,"large_building_geometry":0,"hacienda_empty_deck":0,"production_optional":0,"voluntary_discard":0,"privilege_declinable":1,"hidden_vp":1,"balance_factory_university_swap":0,"balance_corn_start_minus_1":0,"round_number":1,"phase":2,"governor":2,"choices":2,"chooser":1,"role":0,"actor":0,"acted":2,"ending":0,"over":0,"chips":[0,0,0,0,0],"doubloons":[2,2,2,0,0],"goods":[[0,0,0,0,0],[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"tiles":[[0,1,0,0,0,0],[1,0,0,1,0,0],[0,2,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"workers":[[0,1,0,0,0,0],[1,0,0,0,0,0],[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]],"built":[[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]],"crew":[[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]],"san_juan":[0,0,0,0,0],"points_left":75,"role_in_play":[1,1,1,1,1,1,0,0],"role_taken":[1,1,0,1,0,0,0,0],"role_coins":[0,0,0,0,0,0,0,0],"supply":[9,11,11,9,9],"stock":[4,4,3,3,3,3,2,2,2,2,2,2,2,2,2,2,2,2,1,1,1,1,1],"deck":[9,9,9,8,8],"row":[0,0,2,0,0],"discard":[0,0,0,0,0],"quarries":8,"colonists":52,"aboard":3,"capacity":[4,5,6],"cargo_kind":[-1,-1,-1],"cargo":[0,0,0],"house":[0,0,0,0,0],"blind":0,"placed":1,"hospice_used":0,"place":0,"free_circles":0,"raised":0,"made":[0,0,0,0,0],"idle":0,"captain_paid":0,"wharf_used":[0,0,0,0,0],"good":0,"kept_kinds":0,"kept_single":0}',NULL,'{"pace":600,"confirm":false,"rated":false}','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878',1794859738114,'8xrrgp27dn7t',6,0,0,0,0,NULL,0,1794859738114,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('3hb9nee4gu34','santiago','9bb6d6','{}',5,NULL,NULL,'{"pace":600,"confirm":false,"rated":false}','b4a7abb9c9d8b291e1c4d2ee350491c85b1da8517e5291f25fe807ff42453878',1794859738370,NULL,NULL,261,261,1,NULL,'{"scores":[67,29],"winners":[0]}',0,1794859738919,NULL,NULL,NULL,NULL,0,NULL);
INSERT INTO "tables" VALUES('aqsg58m43ffs','havana','d258ac','{}',11,NULL,NULL,'{"pace":600,"confirm":false,"rated":false}','6bd3731aeee50158fd2ea9cc9ff84df11c81b5f51457bd8be4b0ec8f24a5cd96',1794859738963,NULL,NULL,1,0,0,0,NULL,0,1794859738963,NULL,NULL,NULL,NULL,0,NULL);
CREATE INDEX tables_due ON tables (due_at);
CREATE INDEX tables_open ON tables (over, created_at);
CREATE INDEX seats_session ON seats (session);
CREATE INDEX answers_at ON answers (at);
COMMIT;
